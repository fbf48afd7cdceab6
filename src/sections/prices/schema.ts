import * as z from 'zod/mini';
import { ground, label } from '../common.ts';
import { amount, choice, line, list, paragraph } from '../fields.ts';

/** An amount in the settings goes before that of the section, by the key of its item. */
export const pricesSchema = z.strictObject({
  label: label(),
  items: list({
    label: 'prices',
    item: 'price',
    least: 0,
    most: 12,
    shape: {
      name: line('name', 80),
      text: paragraph('text', 200, { isOptional: true }),
      from: amount('amount'),
      is: choice('theAmountIs', {
        from: 'theLowest',
        fixed: 'fixed',
      }),
      per: choice('itIsPaid', {
        whole: 'forAllOfIt',
        hour: 'byTheHour',
        day: 'byTheDay',
        metre: 'byTheMetre',
        square: 'byTheSquareMetre',
        piece: 'byThePiece',
      }),
    },
  }),
  dependsOnLabel: line('dependsHeading', 40, { isOptional: true }),
  dependsOn: list({
    label: 'dependsOn',
    item: 'reason',
    least: 0,
    most: 8,
    shape: { text: paragraph('text', 160) },
  }),
  ground: ground(),
});
