import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { pagesOf } from '#business/assemble-pages.ts';
import type { FolderPage, PageFile } from '#business/types.ts';
import { overlaidPage } from '#domain/pages/overlay.ts';
import { NEEDED_KINDS } from '#domain/pages/page.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { pageProblems } from '#sections/page-problems.ts';
import { repeated, saidIn, schemaProblems } from './check-values.ts';
import type { Found } from './problem.ts';
import { type Folder, folderOf } from './read-folder.ts';
import { pageSchema, servicePageSchema } from './site-schema.ts';

/** Of what stands around every page, by which its parts are found too. */
const TAKEN = ['headline', 'main', 'menu', 'services', 'year'];
const KEY = 'Write small letters, digits and hyphens.';
/** What the schema of a list says, in `fields.ts`. */
const TWICE = 'has a key twice';

/** What is wrong with the pages of a language, section by section. @param tag '' for the main one. */
export function checkPages(folder: Folder, tag: string): Found[] {
  const within = `${folderOf(tag)}pages`;
  const files = [...folder.files].filter(([file]) => file.startsWith(`${within}/`));
  const { services, prices } = saidIn(folder, tag);
  const found = files.map(([file, said]) => {
    const page = said as PageFile;
    const key = file.slice(within.length + 1, -'.json'.length);
    const isService = services.some(({ slug }) => slug === key);
    const at = (path: Found['path'], text: string): Found => ({ file, path, text });
    if (!isService && page.kind === undefined) {
      const text = 'No service has this slug, and the file names no kind of page: nobody sees it.';
      return { key, page, isShown: false, problems: [{ ...at([], text), isNote: true }] };
    }
    const shape = schemaProblems(isService ? servicePageSchema : pageSchema, page);
    const problems = [
      ...(isSlug(key) ? [] : [at([], `Call the file otherwise. ${KEY}`)]),
      ...shape.map(({ path, text }) => at(path, text)),
    ];
    return { key, page, isShown: problems.length === 0, problems };
  });
  const shown = found.filter(({ isShown }) => isShown).map(({ key, page }) => [key, page] as const);
  const all = [
    ...found.flatMap(({ problems }) => problems),
    ...pagesOf(Object.fromEntries(shown), services, prices).flatMap((page) => {
      const file = `${within}/${page.key}.json`;
      return checkPage(folder.path, page).map((one) => priceOf(folder, tag, { file, ...one }));
    }),
  ];
  const missing = NEEDED_KINDS.filter((kind) => !found.some(({ page }) => page.kind === kind));
  if (missing.length === 0) return all;
  const kinds = missing.map((kind) => `“${kind}”`).join(' or ');
  const text = tag
    ? `Visitors do not have ${tag} yet: it has no page of the kind ${kinds}.`
    : `There is no page of the kind ${kinds}.`;
  return [...all, { file: within, path: [], text, isNote: tag !== '' }];
}

/** What a service's page shows of `prices.json` is written there. */
function priceOf(folder: Folder, tag: string, found: Found): Found {
  const [first, key, fields, items, ...rest] = found.path;
  const page = folder.files.get(found.file) as PageFile;
  const section = page.sections.find((one) => one.key === key);
  const isOwn = section?.kind !== 'prices' || section.fields.items !== undefined;
  if (isOwn || first !== 'sections' || fields !== 'fields' || items !== 'items') return found;
  const slug = found.file.replace(/^.*\/|\.json$/g, '');
  const own = folder.files.get(`${folderOf(tag)}prices.json`) as object;
  const file = `${Object.hasOwn(own, slug) ? folderOf(tag) : ''}prices.json`;
  return { ...found, file, path: [slug, ...rest] };
}

type AtPath = Omit<Found, 'file'>;

function checkPage(folder: string, page: FolderPage): AtPath[] {
  const at = (path: Found['path'], text: string): AtPath => ({ path, text });
  const slug = page.kind === 'home' ? page.slug === '' : isSlug(page.slug);
  const address = slug
    ? []
    : [at(['slug'], 'Write small letters, digits and hyphens; nothing for the home page.')];
  const twice = repeated(page.sections.map(({ key }) => key)).map((key) =>
    at(['sections', key], `Two sections have the key “${key}”.`),
  );
  const sections = page.sections.flatMap(({ key, kind, fields }) => {
    const inSection = (path: Found['path'], text: string) => at(['sections', key, ...path], text);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) {
      return [inSection(['key'], KEY)];
    }
    if (TAKEN.includes(key)) {
      return [inSection(['key'], `“${key}” is taken by a part of every page: call it otherwise.`)];
    }
    if (!isKind(kind)) {
      const known = Object.keys(KINDS).join(', ');
      return [inSection(['kind'], `There is no kind “${kind}”: there are ${known}.`)];
    }
    const { schema }: Kind = KINDS[kind];
    return [
      ...shapeProblems(schema, fields).map(({ path, text }) =>
        inSection(['fields', ...path], text),
      ),
      ...missingPictures(folder, fields).map(({ path, text }) =>
        inSection(['fields', ...path], text),
      ),
    ];
  });
  const shape = [...address, ...twice, ...sections];
  // Rules about words take for granted that a field has the kind of value that it should have.
  return shape.length > 0 ? shape : testimonialProblems(page, at);
}

const OF_SHAPE = ['invalid_type', 'unrecognized_keys', 'invalid_union', 'invalid_value'];

/** Wrong kinds of values, fields that there are not, and keys; what is too long is said better below. */
function shapeProblems(schema: z.ZodMiniObject, fields: unknown) {
  return schemaProblems(
    schema,
    fields,
    ({ code, message, path }) =>
      OF_SHAPE.includes(code) || path.at(-1) === 'key' || message === TWICE,
  ).map(({ path, text }) => ({
    path,
    text:
      text === TWICE
        ? 'Two entries have the same key.'
        : path.at(-1) === 'key' && text.startsWith('Invalid string')
          ? KEY
          : text,
  }));
}

const isFault = ({ level }: { level: string }) => level === 'must';

function testimonialProblems(
  page: FolderPage,
  at: (path: Found['path'], text: string) => AtPath,
): AtPath[] {
  const problems = pageProblems(overlaidPage(page, null, isKind));
  // Beside what keeps a page from going live, an editor is told what may be meant so.
  return problems.filter(isFault).map(({ at: field, key, text }) => {
    const [section = '', ...path] = (field ?? key ?? '').split('.');
    if (section === 'page') return at(path, text);
    return at(['sections', section, ...(path.length > 0 ? ['fields', ...path] : [])], text);
  });
}

/** Pictures of the folder that are not in it, wherever a field names one. */
function missingPictures(
  folder: string,
  value: unknown,
  path: Found['path'] = [],
): { path: Found['path']; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && typeof value.file === 'string') {
    const isThere = existsSync(join(folder, 'pictures', value.file));
    const text = `There is no ${value.file} in ${folder}/pictures.`;
    return isThere ? [] : [{ path: [...path, 'file'], text }];
  }
  const named = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(value);
  return named.flatMap(([name, inner]) => missingPictures(folder, inner, [...path, name]));
}
