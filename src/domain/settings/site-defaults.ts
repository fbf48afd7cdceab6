import { letters, speaking } from '#business/language.ts';
import { enquiryConfirmation } from '#business/messages/answers.ts';
import { testimonialPageMessages } from '#business/messages/testimonials.ts';
import { firstLanguage } from '#business/staff-language.ts';
import type { Site } from '#business/types.ts';
import { codeOf, nameOfLanguage } from '#languages/addresses.ts';
import { fetchNoticeMessages } from '#languages/notice-messages.ts';
import { site } from '#site';
import { weekOf } from './opening-hours.ts';

/** What of the folder the database has to know: the parameters of `record_site_defaults`. */
export const fetchSiteDefaults = async (of: Parameters<typeof siteDefaults>[0]) => ({
  ...siteDefaults(of),
  staff_language: firstLanguage,
  notice_words: await fetchNoticeMessages(),
});

/** Of these, what needs no file of another language. */
export function siteDefaults({
  timeZone,
  openingHours,
  closures,
  otherLanguages,
}: Pick<Site, 'timeZone' | 'openingHours' | 'closures' | 'otherLanguages'>) {
  const inEach = <Said>(say: () => Said) =>
    Object.fromEntries(
      ['', ...otherLanguages.map(codeOf)].map((code) => [code, speaking(code, say)]),
    );
  return {
    time_zone: timeZone,
    hours: weekOf(openingHours).map((day) => day.map(({ opens, closes }) => ({ opens, closes }))),
    closures: closures.map(({ from, to, reason }) => ({ from, to, reason })),
    letters: bothCases(letters),
    confirmations: inEach(() => {
      const { subject, text } = enquiryConfirmation;
      return { name: nameOfLanguage(site.language), subject, text };
    }),
    permissions: inEach(() => testimonialPageMessages.permission.join('\n\n')),
  };
}

/** The spelling of addresses with capitals, which the database may be unable to tell from small letters. */
export function bothCases(spelling: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(spelling).flatMap(([letter, spelled]) => [
      [letter, spelled],
      [letter.toUpperCase(), spelled],
    ]),
  );
}
