import { sectionWords } from '#business/words/sections.ts';
import { staff } from '#languages/staff.ts';
import { word } from './word.ts';

const { prices, mixedPrices, from, per } = sectionWords;

/** In the tables of prices. */
export const PRICE_WORDS = {
  from: word(() => staff.settings.beforeAnAmountThat, 24, from),
  perHour: word(() => staff.settings.behindOneByThe, 24, per.hour),
  perDay: word(() => staff.settings.behindOneByTheDay, 24, per.day),
  perMetre: word(() => staff.settings.behindOneByTheMetre, 24, per.metre),
  perSquare: word(() => staff.settings.behindOneByTheSquare, 24, per.square),
  perPiece: word(() => staff.settings.behindOneByThePiece, 24, per.piece),
  pricesName: word(() => staff.settings.nameOfATable, 80, prices.caption),
  mixedPricesName: word(() => staff.settings.nameOfOneWith, 80, mixedPrices.caption),
  pricesWhat: word(() => staff.settings.nameOfItsFirst, 40, prices.what),
  pricesFrom: word(() => staff.settings.nameOfItsSecond, 40, prices.from),
  pricesAmount: word(() => staff.settings.nameOfThatWhere, 40, mixedPrices.amount),
};
