import { speaking } from '#business/language.ts';
import { isUntranslated } from '#domain/text/untranslated.ts';
import { codeOf } from '#languages/addresses.ts';
import { directionOf } from '#languages/direction.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { site } from '#site';

/** Codes of the languages that visitors can read beside the main one; none in a site of one language. */
export const otherLanguages = (): string[] => site.otherLanguages.map(codeOf);

/** A language as `lang` wants it. @param code as tables have it; '' for the main one. */
export function tagOf(code: string): string {
  return (
    site.otherLanguages.find((tag) => codeOf(tag) === code) ??
    (code || speaking('', () => site.language))
  );
}

/** The code of a language that `lang` names; '' for the main one. */
export function languageOfTag(tag: string): string {
  return site.otherLanguages.includes(tag) ? codeOf(tag) : '';
}

/** A language of the site as whoever is signed in calls it. @param code '' for the main one. */
export function languageName(code: string): string {
  const language = codeOf(tagOf(code));
  return new Intl.DisplayNames([staffTag()], { type: 'language' }).of(language) ?? language;
}

/** The language that an address of the staff area asks for; '' is the main one. @param search `?language=pt` */
export function languageOfScreen(search: string): string {
  const wanted = new URLSearchParams(search).get('language') ?? '';
  return otherLanguages().includes(wanted) ? wanted : '';
}

/** Below a field of another language, where it still says what the main one says. */
export const sameAsOriginal = (original: string, text: string): string | undefined =>
  isUntranslated(original, text) ? staff.screens.sameAsOriginal : undefined;

/** Says of a page of the site that is shown in a frame which language it speaks, and in which direction. */
export function speakSiteLanguage({ documentElement }: Document): void {
  documentElement.lang = site.language;
  documentElement.dir = directionOf(site.language) ?? '';
}
