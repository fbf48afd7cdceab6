import { sectionWords } from '#business/words/sections.ts';
import { word } from './word.ts';

/** In the tables of sectionWords.prices. */
export const PRICE_WORDS = () => ({
  from: word('Before an amount that is the lowest', 24, sectionWords.from),
  perHour: word('Behind one by the hour', 24, sectionWords.per.hour),
  perDay: word('Behind one by the day', 24, sectionWords.per.day),
  perMetre: word('Behind one by the metre', 24, sectionWords.per.metre),
  perSquare: word('Behind one by the square metre', 24, sectionWords.per.square),
  perPiece: word('Behind one by the piece', 24, sectionWords.per.piece),
  pricesName: word('Name of a table, which is heard', 80, sectionWords.prices.caption),
  mixedPricesName: word('Name of one with fixed prices', 80, sectionWords.mixedPrices.caption),
  pricesWhat: word('Name of its first column', 40, sectionWords.prices.what),
  pricesFrom: word('Name of its second column', 40, sectionWords.prices.from),
  pricesAmount: word('Name of that where prices are fixed', 40, sectionWords.mixedPrices.amount),
});
