import * as z from 'zod/mini';
import { sectionWords } from '#business/words/sections.ts';
import { staff } from '#languages/staff.ts';
import { ground, label } from '../common.ts';
import { amount, choice, line, list, paragraph } from '../fields.ts';

/** An amount in the settings goes before that of the section, by the key of its item. */
export const pricesSchema = z.strictObject({
  label: label(),
  items: list({
    get label() {
      return staff.sections.prices;
    },
    get item() {
      return staff.sections.price;
    },
    least: 0,
    most: 12,
    shape: {
      name: line(() => staff.sections.name, 80),
      text: paragraph(() => staff.sections.text, 200, { isOptional: true }),
      from: amount(() => staff.sections.amount),
      is: choice(() => staff.sections.theAmountIs, {
        get from() {
          return staff.sections.theLowest(sectionWords.from);
        },
        get fixed() {
          return staff.sections.fixed;
        },
      }),
      per: choice(() => staff.sections.itIsPaid, {
        get whole() {
          return staff.sections.forAllOfIt;
        },
        get hour() {
          return staff.sections.byTheHour;
        },
        get day() {
          return staff.sections.byTheDay;
        },
        get metre() {
          return staff.sections.byTheMetre;
        },
        get square() {
          return staff.sections.byTheSquareMetre;
        },
        get piece() {
          return staff.sections.byThePiece;
        },
      }),
    },
  }),
  dependsOnLabel: line(() => staff.sections.dependsHeading, 40, { isOptional: true }),
  dependsOn: list({
    get label() {
      return staff.sections.dependsOn;
    },
    get item() {
      return staff.sections.reason;
    },
    least: 0,
    most: 8,
    shape: { text: paragraph(() => staff.sections.text, 160) },
  }),
  ground: ground(),
});
