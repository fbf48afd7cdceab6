import type * as blog from '#business/messages/blog.ts';
import type * as contactForm from '#business/messages/contact-form.ts';
import type * as sections from '#business/messages/sections.ts';
import type * as times from '#business/messages/times.ts';
import { wordsIn } from '../page-texts.ts';

/** Words of the folder that stay in the pages, whatever an owner does. */
export interface KeptModules {
  blog: { blogMessages: Pick<typeof blog.blogMessages, 'table'> };
  times: Pick<typeof times, 'fromTo'>;
  contactForm: Pick<typeof contactForm, 'contactFormMessages'>;
  sections: Pick<typeof sections, 'countingMessages'>;
}

/** What an owner can't change in the pages, by the reason. */
export function keptWords(language: string, { blog, times, contactForm, sections }: KeptModules) {
  const { trap } = contactForm.contactFormMessages;
  return {
    'days and months are written by the language of the site': daysAndMonths(language),
    'between two months, in fromTo() of messages/times.ts, as dates are': textWords([
      times.fromTo('', ''),
    ]),
    'the name of a table in an article, of messages/blog.ts': textWords([blog.blogMessages.table]),
    'a field that nobody sees and programs fill in, of messages/contact-form.ts': textWords([trap]),
    'what is counted says the switch that has it counted': textWords(
      Object.values(sections.countingMessages),
    ),
  };
}

function daysAndMonths(language: string): string[] {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month)));
  const written = (['long', 'short'] as const).flatMap((length) => [
    ...days.map((day) => day.toLocaleDateString(language, { weekday: length, timeZone: 'UTC' })),
    ...months.flatMap((day) => [
      day.toLocaleDateString(language, { month: length, timeZone: 'UTC' }),
      day.toLocaleDateString(language, { day: 'numeric', month: length, timeZone: 'UTC' }),
    ]),
  ]);
  return textWords(written);
}

const textWords = (texts: readonly string[]) =>
  [...wordsIn(texts)].map((word) => word.toLowerCase());
