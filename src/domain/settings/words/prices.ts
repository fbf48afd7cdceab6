import { sectionWords } from '#business/words/sections.ts';
import { word } from './word.ts';

const { prices, mixedPrices, from, per } = sectionWords;

/** In the tables of prices. */
export const PRICE_WORDS = {
  from: word('Before an amount that is the lowest', 24, from),
  perHour: word('Behind one by the hour', 24, per.hour),
  perDay: word('Behind one by the day', 24, per.day),
  perMetre: word('Behind one by the metre', 24, per.metre),
  perSquare: word('Behind one by the square metre', 24, per.square),
  perPiece: word('Behind one by the piece', 24, per.piece),
  pricesName: word('Name of a table, which is heard', 80, prices.caption),
  mixedPricesName: word('Name of one with fixed prices', 80, mixedPrices.caption),
  pricesWhat: word('Name of its first column', 40, prices.what),
  pricesFrom: word('Name of its second column', 40, prices.from),
  pricesAmount: word('Name of that where prices are fixed', 40, mixedPrices.amount),
};
