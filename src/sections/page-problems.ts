import { isRecord } from '#domain/documents/same-value.ts';
import { pictureWordsIn } from '#domain/markdown/picture-words.ts';
import { namedFacts } from '#domain/pages/name-facts.ts';
import { listedPrices, visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage, PlacedSection } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { fieldsOf } from './fields.ts';
import { isKind, KINDS, type Kind } from './kinds.ts';
import { pageTexts } from './page-texts.ts';
import { fieldProblems } from './problems.ts';
import { sectionName } from './section-names.ts';

/** Something to mend before a page is published. */
export interface PageProblem {
  /** `must`: it can't be published like that. */
  level: 'must' | 'caution';
  /** Of the section. */
  key: string | null;
  /** The field's path, with its section; `page.title` and so on for what is said of the page. */
  at: string | null;
  /** The screen where it is mended, if not on this one. */
  to?: string;
  text: string;
}

const must = (key: string | null, at: string | null, text: string): PageProblem => ({
  ...{ level: 'must', key, at, text },
});
const caution = (key: string, at: string, text: string): PageProblem => ({
  ...{ level: 'caution', key, at, text },
});

/** What its fields and their order show; what only a drawn page shows is looked at in the frame. */
export function pageProblems(page: MergedPage): PageProblem[] {
  const sections = visibleSections(page);
  const title = must(null, 'page.title', staff.sections.noTitle);
  return [
    ...(page.title.trim() === '' ? [title] : []),
    ...orderProblems(page, sections),
    ...sections.flatMap((section) => sectionProblems(page, section)),
    ...unknownFacts(page),
    ...wordsForPictures(page),
  ];
}

/** One title, first; and no section twice, or on a page, where it has no place. */
function orderProblems(page: MergedPage, sections: readonly PlacedSection[]): PageProblem[] {
  const known = sections.flatMap(({ key, kind }): { key: string; kind: Kind }[] =>
    isKind(kind) ? [{ key, kind: KINDS[kind] }] : [],
  );
  const [opening, ...others] = known.filter(({ kind }) => kind.isOpening);
  const missing = staff.sections.noOpening;
  const first = staff.sections.titleStandsFirst;
  const another = (name: string) => staff.sections.titleTwice(name);
  return [
    ...(opening ? [] : [must(null, 'page.add', missing)]),
    ...(opening && opening.key !== sections[0]?.key ? [must(opening.key, null, first)] : []),
    ...others.map(({ key, kind }) => must(key, null, another(staff.sections[kind.name]))),
    ...known.flatMap(({ key, kind }, nth) => {
      const isAgain = known.slice(0, nth).some((one) => one.kind === kind);
      const texts = [
        kind.isSingle &&
          !kind.isOpening &&
          isAgain &&
          staff.sections.onlyOnce(staff.sections[kind.name]),
        !kind.pages.includes(page.kind) && staff.sections.hasNoPlaceHere(staff.sections[kind.name]),
      ].filter((text) => typeof text === 'string');
      return texts.map((text) => must(key, null, text));
    }),
  ];
}

function sectionProblems(page: MergedPage, section: PlacedSection): PageProblem[] {
  const { key, kind, fields } = section;
  if (!isKind(kind)) return [];
  const { schema }: Kind = KINDS[kind];
  // A head without a title of its own shows that of the page.
  const values = kind === 'head' ? { ...fields, title: fields.title || page.title } : fields;
  const name = sectionName(section, page.sections);
  const found = fieldProblems(fieldsOf(schema.shape), values).map(({ path, label, text }) =>
    must(key, `${key}.${path}`, `${name === label ? name : `${name}, ${label}`}: ${text}`),
  );
  // What is asked for of this service is asked for of none.
  if (fields.show === 'service' && page.kind !== 'service') {
    found.push(caution(key, `${key}.show`, staff.sections.isNoService(name)));
  }
  if (kind === 'hero' && isOfStaff(fields.picture) && isOfFolder(fields.tall)) {
    found.push(caution(key, `${key}.tall`, staff.sections.tallPictureUnchanged(name)));
  }
  if (kind === 'prices' && !isFilled(fields.items) && !isFilled(fields.dependsOn)) {
    found.push(caution(key, `${key}.items`, staff.sections.noPriceToSee(name)));
  }
  if (kind === 'shared' && !isFilled(fields.chosen)) {
    found.push(must(key, `${key}.chosen`, `${name}: ${staff.sections.chooseOneOfThese}`));
  }
  return found;
}

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

const isOfStaff = (picture: unknown) => isRecord(picture) && 'media' in picture;
const isOfFolder = (picture: unknown) => isRecord(picture) && 'file' in picture;

/** Names in braces that stand for nothing: visitors would read them as they are. */
function unknownFacts(page: MergedPage): PageProblem[] {
  const prices = listedPrices(page.sections).map(({ key }) => key);
  const known = ['phone', 'email', 'city', 'counting', ...prices];
  return pageTexts(page).flatMap(({ key, at, where, text }) =>
    namedFacts(text)
      .filter((name) => !known.includes(name) && !(name === 'whatsapp' && at.endsWith('.chat')))
      .map((name) => caution(key, at, staff.sections.unknownPlaceholder(where, name))),
  );
}

function wordsForPictures(page: MergedPage): PageProblem[] {
  return pageTexts(page).flatMap(({ key, at, where, text }) =>
    pictureWordsIn(text).map((words) =>
      caution(key, at, `${where}: ${staff.screens.wordsForPicture(words)}`),
    ),
  );
}
