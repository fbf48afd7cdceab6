import { type ComponentType, createElement } from 'react';
import { reportBrokenRow } from '#build/content/broken-rows.ts';
import { listFiles } from '#build/content/files.ts';
import { findPage, folderPageOf } from '#build/content/pages.ts';
import { shownSite } from '#build/content/shown-site.ts';
import { currentSnapshot, perSnapshot } from '#build/content/snapshot.ts';
import { hasBusinessPicture } from '#build/pictures/business-picture.ts';
import { withFileLinks } from '#domain/media/file-links.ts';
import { factsOf } from '#domain/pages/name-facts.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage, Section } from '#domain/pages/page.ts';
import { pageAmounts } from '#domain/pages/page-amounts.ts';
import { isKind, type SectionKind } from './kinds.ts';
import { numbersOf } from './numbers.ts';
import type { Place, Preload, SectionContext, ViewProps } from './place.ts';
import { PREPARE } from './prepare.ts';
import { type ShownFields, shownFields } from './shown-fields.ts';
import { staticHtml } from './static-html.ts';
import { VIEWS } from './views.ts';

export interface RenderedPage {
  page: MergedPage;
  /** Its sections that are shown, as visitors see them. */
  sections: readonly ShownSection[];
  html: string;
  /** All classes in it: `sheetOf` has the styles of these. */
  classes: ReadonlySet<string>;
  preloads: readonly Preload[];
}

export interface ShownSection {
  key: string;
  kind: SectionKind;
  fields: ShownFields;
}

const rendering = new Map<string, () => Promise<RenderedPage>>();

/** A page of sections, rendered once for a snapshot. */
export function renderedPage(key: string): Promise<RenderedPage> {
  return rendering.getOrInsertComputed(key, () => perSnapshot(() => render(key)))();
}

async function render(key: string): Promise<RenderedPage> {
  const page = await findPage(key);
  const { settings } = await currentSnapshot();
  const context: SectionContext = { page, amounts: pageAmounts(page, settings) };
  const facts = factsOf(await shownSite(), context.amounts);
  const sections = visibleSections(page).flatMap((section) => shownSection(page, section, facts));
  const parts = await Promise.all(
    sections.map(async (section) => {
      const { kind, fields } = section;
      const prepare = PREPARE[kind] as (
        fields: unknown,
        context: SectionContext,
      ) => Promise<unknown>;
      return { ...section, data: await prepare(fields, context) };
    }),
  );
  const numbers = numbersOf(parts);
  const views = parts.map(({ key, kind, fields, data }) => {
    const number = numbers.get(key) ?? '';
    const place: Place = { key, page: page.kind, title: page.title, number };
    const View = VIEWS[kind] as ComponentType<ViewProps<SectionKind, unknown>>;
    const props = { fields, data, place } as ViewProps<SectionKind, unknown>;
    return staticHtml(createElement(View, props));
  });
  const html = withFileLinks(views.join(''), await listFiles());
  return { page, sections, html, classes: classesIn(html), preloads: preloadsOf(parts[0]?.data) };
}

/** Where staff mend it, each field says so in their language. */
const DOES_NOT_FIT = 'something in it does not fit. Open the page: it says what.';

/**
 * A section as staff published it. Where its fields are not as its kind wants them, that of the folder takes
 * its place, or it is left out.
 *
 * @throws Error when the folder's own is not as its kind wants it.
 */
function shownSection(
  page: MergedPage,
  { key, kind, fields }: Section,
  facts: Readonly<Record<string, string>>,
): ShownSection[] {
  const where = `The section "${key}" of the page "${page.title}"`;
  if (!isKind(kind)) {
    reportBrokenRow(`${where} is left out: the site knows no sections of the kind ${kind}.`);
    return [];
  }
  const read = (written: unknown) => {
    const { data, reason } = shownFields(kind, written, facts);
    const missing = filesIn(data).find((file) => !hasBusinessPicture(file));
    if (!missing) return { data, reason, told: DOES_NOT_FIT };
    const told = `the folder has no picture ${missing}.`;
    return { reason: told, told };
  };
  const { data, told } = read(fields);
  if (data) return [{ key, kind, fields: data }];
  const own = folderPageOf(page)?.sections.find((one) => one.key === key && one.kind === kind);
  if (!own) {
    reportBrokenRow(`${where} is left out: ${told}`);
    return [];
  }
  const { data: fallback, reason } = read(own.fields);
  if (!fallback) throw new Error(`${where}: ${reason}`);
  reportBrokenRow(`${where} stays as the site came: ${told}`);
  return [{ key, kind, fields: fallback }];
}

/** The pictures of the folder that fields name, however deep. */
function filesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'file' in value && typeof value.file === 'string' ? [value.file] : [];
  return [...own, ...Object.values(value).flatMap(filesIn)];
}

function classesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
}

function preloadsOf(data: unknown): readonly Preload[] {
  const { preloads = [] } = (data ?? {}) as { preloads?: readonly Preload[] };
  return preloads;
}
