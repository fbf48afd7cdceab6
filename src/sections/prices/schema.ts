import * as z from 'zod/mini';
import { sectionWords } from '#business/words/sections.ts';
import { ground, label } from '../common.ts';
import { amount, choice, line, list, paragraph } from '../fields.ts';

/** An amount in the settings goes before that of the section, by the key of its item. */
export const pricesSchema = z.strictObject({
  label: label(),
  items: list({
    ...{ label: 'Prices', item: 'price', least: 0, most: 12 },
    shape: {
      name: line('Name', 80),
      text: paragraph('Text', 200, { isOptional: true }),
      from: amount('Amount'),
      is: choice('The amount is', { from: `The lowest (“${sectionWords.from}”)`, fixed: 'Fixed' }),
      per: choice('It is paid', {
        whole: 'For all of it',
        hour: 'By the hour',
        day: 'By the day',
        metre: 'By the metre',
        square: 'By the square metre',
        piece: 'By the piece',
      }),
    },
  }),
  dependsOnLabel: line('Heading of what the price depends on', 40, { isOptional: true }),
  dependsOn: list({
    ...{ label: 'What the price depends on', item: 'reason', least: 0, most: 8 },
    shape: { text: paragraph('Text', 160) },
  }),
  ground: ground(),
});
