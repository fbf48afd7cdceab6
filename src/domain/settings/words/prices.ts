import { sectionWords } from '#business/words/sections.ts';
import { word } from './word.ts';

/** In the tables of sectionWords.prices. */
export const PRICE_WORDS = () => ({
  from: word('beforeLowestAmount', 24, sectionWords.from),
  perHour: word('perHour', 24, sectionWords.per.hour),
  perDay: word('perDay', 24, sectionWords.per.day),
  perMetre: word('perMetre', 24, sectionWords.per.metre),
  perSquare: word('perSquareMetre', 24, sectionWords.per.square),
  perPiece: word('perPiece', 24, sectionWords.per.piece),
  pricesName: word('priceTableName', 80, sectionWords.prices.caption),
  mixedPricesName: word('fixedPriceTableName', 80, sectionWords.mixedPrices.caption),
  pricesWhat: word('firstColumnName', 40, sectionWords.prices.what),
  pricesFrom: word('secondColumnName', 40, sectionWords.prices.from),
  pricesAmount: word('fixedPriceColumnName', 40, sectionWords.mixedPrices.amount),
});
