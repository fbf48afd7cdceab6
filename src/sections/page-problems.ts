import { isRecord } from '#domain/documents/same-value.ts';
import { pictureWordsIn } from '#domain/markdown/picture-words.ts';
import { namedFacts } from '#domain/pages/name-facts.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage, PlacedSection, Section } from '#domain/pages/page.ts';
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
    found.push({
      level: 'caution',
      key,
      at: `${key}.show`,
      text: staff.sections.isNoService(name),
    });
  }
  if (kind === 'hero') return [...found, ...openingProblems(key, name, fields)];
  if (kind === 'prices' && !isFilled(fields.items) && !isFilled(fields.dependsOn)) {
    const text = staff.sections.noPriceToSee(name);
    found.push({ level: 'caution', key, at: `${key}.items`, text });
  }
  if (kind === 'shared' && !isFilled(fields.chosen)) {
    found.push(must(key, `${key}.chosen`, `${name}: ${staff.sections.chooseOneOfThese}`));
  }
  return found;
}

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

/** Of the first thing on the page. */
function openingProblems(key: string, name: string, { picture, tall }: Section['fields']) {
  const problems: PageProblem[] = [];
  if (isRecord(picture) && 'media' in picture && isRecord(tall) && 'file' in tall) {
    problems.push({
      ...{ level: 'caution', key, at: `${key}.tall` },
      text: staff.sections.tallPictureUnchanged(name),
    });
  }
  return problems;
}

/** Names in braces that stand for nothing: visitors would read them as they are. */
function unknownFacts(page: MergedPage): PageProblem[] {
  const prices = page.sections
    .filter(({ kind }) => kind === 'prices')
    .flatMap(({ fields }) => (fields.items ?? []) as { key: string }[]);
  const known = ['phone', 'email', 'city', 'counting', ...prices.map(({ key }) => key)];
  return pageTexts(page).flatMap(({ key, at, where, text }) =>
    namedFacts(text)
      .filter((name) => !known.includes(name) && !(name === 'whatsapp' && at.endsWith('.chat')))
      .map((name) => ({
        ...{ level: 'caution' as const, key, at },
        text: staff.sections.unknownPlaceholder(where, name),
      })),
  );
}

function wordsForPictures(page: MergedPage): PageProblem[] {
  return pageTexts(page).flatMap(({ key, at, where, text }) =>
    pictureWordsIn(text).map((words) => ({
      ...{ level: 'caution' as const, key, at },
      text: `${where}: ${staff.screens.wordsForPicture(words)}`,
    })),
  );
}
