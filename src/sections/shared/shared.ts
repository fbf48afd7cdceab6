import { factsOf } from '#domain/pages/name-facts.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pageAmounts } from '#domain/pages/page-amounts.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import type { Words } from '#domain/settings/words.ts';
import type { FieldsOf } from '../kinds.ts';
import { answersHtml } from '../parts/kept-body.ts';
import { shownFields } from '../shown-fields.ts';
import { sharedSections } from './shared-sections.ts';

type Site = Parameters<typeof factsOf>[0] & { vatNote: string; words: Words };

/** Prices or questions of another page as they stand there; null for what is there no more. */
export function sharedPart(
  others: readonly MergedPage[],
  { chosen }: FieldsOf<'shared'>,
  settings: Pick<BusinessSettings, 'prices'>,
  site: Site,
) {
  const found = sharedSections(others).find(({ slug }) => slug === chosen[0]);
  if (!found) return null;
  const { kind, page, section } = found;
  const amounts = pageAmounts(page, settings);
  const { data } = shownFields(kind, section.fields, factsOf(site, amounts));
  if (!data) return null;
  if (kind === 'prices') {
    const { vatNote, words } = site;
    return { kind, fields: data as FieldsOf<'prices'>, data: { amounts, vatNote, words } };
  }
  const fields = data as FieldsOf<'questions'>;
  return { kind, fields, data: { answers: answersHtml(fields.items) } };
}
