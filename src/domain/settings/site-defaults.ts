import { letters, pathHere, speaking } from '#business/language.ts';
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
  pages: await folderPaths(of),
});

/** The addresses of the folder's pages in each language; what staff publish the database knows itself. */
async function folderPaths({ otherLanguages }: Pick<Site, 'otherLanguages'>): Promise<string[]> {
  const { pages } = await import('#business/pages.ts');
  const said = inEach(otherLanguages, () => [
    ...['/', '/blog'].map(pathHere),
    ...pages
      .filter(({ kind }) => kind !== 'home' && kind !== 'not-found')
      .map(({ kind, slug }) => pathHere(kind === 'service' ? `/services/${slug}` : `/${slug}`)),
  ]);
  return Object.values(said).flat();
}

/** In the main language and in each other, by its code. */
const inEach = <Said>(others: Site['otherLanguages'], say: () => Said) =>
  Object.fromEntries(['', ...others.map(codeOf)].map((code) => [code, speaking(code, say)]));

/** Of these, what needs no file of another language. */
export function siteDefaults({
  timeZone,
  openingHours,
  closures,
  otherLanguages,
}: Pick<Site, 'timeZone' | 'openingHours' | 'closures' | 'otherLanguages'>) {
  return {
    time_zone: timeZone,
    hours: weekOf(openingHours).map((day) => day.map(({ opens, closes }) => ({ opens, closes }))),
    closures: closures.map(({ from, to, reason }) => ({ from, to, reason })),
    letters: bothCases(letters),
    confirmations: inEach(otherLanguages, () => {
      const { subject, text } = enquiryConfirmation;
      return { name: nameOfLanguage(site.language), subject, text };
    }),
    permissions: inEach(otherLanguages, () => testimonialPageMessages.permission.join('\n\n')),
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
