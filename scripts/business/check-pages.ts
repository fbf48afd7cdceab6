import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { FolderPage } from '#business/types.ts';
import { overlaidPage } from '#domain/pages/overlay.ts';
import { NEEDED_KINDS } from '#domain/pages/page.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { isKind, KINDS, type Kind } from '#sections/kinds.ts';
import { pageProblems } from '#sections/page-problems.ts';
import { type Folder, type Found, repeated, schemaProblems } from './check-values.ts';
import { pageSchema } from './site-schema.ts';

/** Of what stands around every page, by which its parts are found too. */
const TAKEN = ['headline', 'main', 'menu', 'services', 'year'];
const KEY = 'Write small letters, digits and hyphens.';
/** What the schema of a list says, in `fields.ts`. */
const TWICE = 'has a key twice';

/** What is wrong with the pages, section by section. */
export function checkPages({ path, pages }: Pick<Folder, 'path' | 'pages'>): Found[] {
  const keys = repeated(pages.map(({ key }) => key)).map((key) =>
    ofPages(`Two pages have the key “${key}”.`),
  );
  const kinds = NEEDED_KINDS.filter((kind) => !pages.some((page) => page.kind === kind)).map(
    (kind) => ofPages(`There is no page of the kind “${kind}”.`),
  );
  return [...keys, ...kinds, ...pages.flatMap((page) => checkPage(path, page))];
}

const ofPages = (text: string): Found => ({ file: 'pages.ts', name: 'pages', path: [], text });

function checkPage(folder: string, page: FolderPage): Found[] {
  const at = (path: Found['path'], text: string): Found => ({ ...placeOf(page), path, text });
  const own = schemaProblems(pageSchema, page).map(({ path, text }) => at(path, text));
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
  const shape = [...own, ...address, ...twice, ...sections];
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
  at: (path: Found['path'], text: string) => Found,
): Found[] {
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

/** In which file a page is written. */
function placeOf({ kind, key }: FolderPage): Pick<Found, 'file' | 'name' | 'start'> {
  return kind === 'service'
    ? { file: 'pages.ts', name: 'servicePages', start: [key] }
    : { file: 'pages.ts', name: 'pages', start: [key] };
}
