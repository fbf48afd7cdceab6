import { isEmptyList } from '#build/content/pages.ts';
import { shownSite } from '#build/content/shown-site.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import { breadcrumbs, faqPage, service as serviceData } from '#domain/site/structured-data.ts';
import type { FieldsOf } from '#sections/kinds.ts';
import { keptBody } from '#sections/parts/kept-body.ts';
import type { RenderedPage } from '#sections/rendered-page.ts';

/** What search engines and networks are told of a page of sections. */
export async function pageMetadata(rendered: RenderedPage): Promise<PageMetadata> {
  const site = await shownSite();
  const { page } = rendered;
  const { kind, title, seoTitle, description, keywords } = page;
  return {
    title: seoTitle,
    description,
    keywords: keywords.length > 0 ? keywords : undefined,
    noindex: page.noindex || kind === 'not-found' || (await isEmptyList(page)),
    structuredData:
      kind === 'home' || kind === 'not-found'
        ? undefined
        : [
            ...(kind === 'service'
              ? [serviceData(site, { name: title, description, path: pathOf(page) })]
              : []),
            ...faqOf(rendered),
            breadcrumbs(site, [{ name: title, path: pathOf(page) }]),
          ],
  };
}

function faqOf({ sections }: RenderedPage) {
  const questions = sections
    .filter(({ kind }) => kind === 'questions')
    .flatMap(({ fields }) => (fields as FieldsOf<'questions'>).items)
    .map(({ question, answer }) => ({ question, answer: keptBody(answer).text }));
  return questions.length > 0 ? [faqPage(questions)] : [];
}

/** The ground on which a page begins. */
export function pageTheme({ sections: [first] }: RenderedPage) {
  if (first?.kind === 'hero') return 'dark-hero';
  return first?.kind === 'head' && first.fields.look === 'dark' ? 'dark' : 'light';
}
