import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import { ALL_ARTICLES, fetchArticlePage } from '#data/articles/article-list.ts';
import { fetchGalleryStates } from '#data/galleries/galleries.ts';
import { searchMedia, WHOLE_LIBRARY } from '#data/media/media-library.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import { fetchPageRows, fetchPageStates } from '#data/pages/pages.ts';
import { fetchSettings } from '#data/settings/business-settings.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { shownPages } from '#domain/pages/shown-pages.ts';
import { withSettings } from '#domain/settings/business-settings.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

/** Something that a link may lead to. */
export interface LinkChoice {
  address: string;
  name: string;
  /** What it is, and that it is not on the website yet. */
  note: string;
}

/** As many articles and PDFs as a list is looked through. */
const MOST = 200;

/** All that is here to lead to: pages with their sections, jobs, articles, PDFs, and how the business is reached. */
export async function fetchLinkChoices(): Promise<LinkChoice[]> {
  const [pages, galleries, articles, files, { settings }] = await Promise.all([
    pageChoices(),
    fetchGalleryStates(),
    fetchArticlePage(ALL_ARTICLES, null, MOST),
    searchMedia({ ...WHOLE_LIBRARY, kind: 'application/pdf' }, null),
    fetchSettings(),
  ]);
  const { phone, email } = withSettings(site, settings);
  const choice = (kind: string, address: string, name: string, isLive = true): LinkChoice => ({
    ...{ address, name: name || staff.screens.untitled },
    note: isLive ? kind : `${kind} · ${staff.media.notOnTheWebsite}`,
  });
  const words = staff.goingLive;
  const isSection = ({ address }: LinkChoice) => address.includes('#');
  return [
    ...pages.filter((page) => !isSection(page)),
    ...galleries.map(({ slug, title, state }) =>
      choice(words.gallery, `/portfolio/${slug}`, title, state.startsWith('live')),
    ),
    // The lists of them, one in each language.
    ...(articles.articles.length === 0 ? [] : ['', ...otherLanguages()]).map((language) =>
      choice(words.page, pathIn(language, '/blog'), staff.shell.articles),
    ),
    ...articles.articles.map(({ slug, title, state, language }) =>
      choice(words.article, pathIn(language, `/blog/${slug}`), title, state.startsWith('live')),
    ),
    ...files.media.map((file) => choice('PDF', `media:${file.id}`, nameOfMedia(file))),
    choice(staff.media.telephone, `tel:${phone.e164}`, phone.display),
    choice(staff.media.mail, `mailto:${email}`, email),
    // Last: a page has ten of them.
    ...pages.filter(isSection),
  ];
}

async function pageChoices(): Promise<LinkChoice[]> {
  const [rows, states] = await Promise.all([fetchPageRows(), fetchPageStates()]);
  return ['', ...otherLanguages()].flatMap((language) => {
    const own = rows.filter((row) => row.language === language);
    const drafts = own.map((row) => ({
      ...{ ...draftOf(row), key: row.key, kind: row.kind, language, ofFolder: row.of_folder },
    }));
    return speaking(language, () =>
      shownPages(drafts, () => true).flatMap((page) => {
        const { key, kind, title, sections } = page;
        if (kind === 'not-found') return [];
        const state = states.find((one) => one.key === key && one.language === language);
        const isDraft = state !== undefined && !state.ofFolder && !state.publishedAt;
        const note = [
          language === '' ? staff.goingLive.page : languageName(language),
          ...(isDraft ? [staff.media.notOnTheWebsite] : []),
        ].join(' · ');
        return [
          { address: pathOf(page), name: title, note },
          ...visibleSections({ sections }).flatMap(({ key: anchor, kind: of, fields }) =>
            of === 'head' || of === 'hero'
              ? []
              : [
                  {
                    address: `${pathOf(page)}#${anchor}`,
                    name: `${title} › ${fields.label || fields.title || anchor}`,
                    note: of === 'contact' ? staff.media.theForm : note,
                  },
                ],
          ),
        ];
      }),
    );
  });
}
