import { sectionWords } from '#business/words/sections.ts';
import { staff } from '#languages/staff.ts';
import { word } from './word.ts';

/** In the tables of sectionWords.prices. */
export const PRICE_WORDS = () => ({
  from: word(() => staff.settings.beforeAnAmountThat, 24, sectionWords.from),
  perHour: word(() => staff.settings.behindOneByThe, 24, sectionWords.per.hour),
  perDay: word(() => staff.settings.behindOneByTheDay, 24, sectionWords.per.day),
  perMetre: word(() => staff.settings.behindOneByTheMetre, 24, sectionWords.per.metre),
  perSquare: word(() => staff.settings.behindOneByTheSquare, 24, sectionWords.per.square),
  perPiece: word(() => staff.settings.behindOneByThePiece, 24, sectionWords.per.piece),
  pricesName: word(() => staff.settings.nameOfATable, 80, sectionWords.prices.caption),
  mixedPricesName: word(() => staff.settings.nameOfOneWith, 80, sectionWords.mixedPrices.caption),
  pricesWhat: word(() => staff.settings.nameOfItsFirst, 40, sectionWords.prices.what),
  pricesFrom: word(() => staff.settings.nameOfItsSecond, 40, sectionWords.prices.from),
  pricesAmount: word(() => staff.settings.nameOfThatWhere, 40, sectionWords.mixedPrices.amount),
});
