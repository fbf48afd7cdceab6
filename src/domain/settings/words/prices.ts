import { sectionWords } from '#business/words/sections.ts';
import { staff } from '#languages/staff.ts';
import { word } from './word.ts';

/** In the tables of sectionWords.prices. */
export const PRICE_WORDS = () => ({
  from: word(() => staff.settings.beforeLowestAmount, 24, sectionWords.from),
  perHour: word(() => staff.settings.perHour, 24, sectionWords.per.hour),
  perDay: word(() => staff.settings.perDay, 24, sectionWords.per.day),
  perMetre: word(() => staff.settings.perMetre, 24, sectionWords.per.metre),
  perSquare: word(() => staff.settings.perSquareMetre, 24, sectionWords.per.square),
  perPiece: word(() => staff.settings.perPiece, 24, sectionWords.per.piece),
  pricesName: word(() => staff.settings.priceTableName, 80, sectionWords.prices.caption),
  mixedPricesName: word(
    () => staff.settings.fixedPriceTableName,
    80,
    sectionWords.mixedPrices.caption,
  ),
  pricesWhat: word(() => staff.settings.firstColumnName, 40, sectionWords.prices.what),
  pricesFrom: word(() => staff.settings.secondColumnName, 40, sectionWords.prices.from),
  pricesAmount: word(
    () => staff.settings.fixedPriceColumnName,
    40,
    sectionWords.mixedPrices.amount,
  ),
});
