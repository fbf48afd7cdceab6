import * as z from 'zod/mini';
import type { FolderPage, Price, ServiceEntry, Site } from '#business/types.ts';
import { blogSchema, priceSchema, siteSchema } from './site-schema.ts';

/** What the modules of the folder say. */
export interface Folder {
  /** `src/business`. */
  path: string;
  site: Site;
  services: readonly ServiceEntry[];
  prices: Readonly<Record<string, readonly Price[]>>;
  pages: readonly FolderPage[];
  blog: unknown;
}

/** A problem before its line is looked up. */
export interface Found {
  /** Within the folder. */
  file: string;
  /** The constant that is looked at. */
  name: string;
  /** Steps from the constant to what `path` begins at. */
  start?: readonly (string | number)[];
  path: readonly (string | number)[];
  text: string;
  /** As in `<html lang>`, where another than the main language says it. */
  language?: string;
  isNote?: boolean;
}

/** What is wrong with everything but the pages. */
export function checkValues({ site, services, prices, pages, blog }: Folder): Found[] {
  const of = (file: string, name: string, schema: z.ZodMiniType, value: unknown): Found[] =>
    schemaProblems(schema, value).map((problem) => ({ file, name, ...problem }));
  const slugs = services.map(({ slug }) => slug);
  const keys = Object.values(prices).flatMap((list) => list.map(({ key }) => key));
  return [
    ...of('site.ts', 'site', siteSchema, site),
    ...of('blog.ts', 'blog', blogSchema, blog),
    ...of('prices.ts', 'prices', z.record(z.string(), z.array(priceSchema)), prices),
    ...repeated(slugs).map((slug) => ({
      ...{ file: 'services.ts', name: 'services', path: [slug, 'slug'] },
      text: `Two services have the slug “${slug}”.`,
    })),
    ...Object.keys(prices)
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => ({
        ...{ file: 'prices.ts', name: 'prices', path: [slug] },
        text: `No service has the slug “${slug}”.`,
      })),
    ...repeated(keys).map((key) => ({
      ...{ file: 'prices.ts', name: 'prices', path: [] },
      text: `Two prices have the key “${key}”.`,
    })),
    ...deadEnds(site, pages),
  ];
}

/** Entries of the menu that lead to a section or page of the folder that is not there. */
function deadEnds({ navigation }: Site, pages: readonly FolderPage[]): Found[] {
  const anchors = pages.find(({ kind }) => kind === 'home')?.sections.map(({ key }) => key) ?? [];
  const services = pages.filter(({ kind }) => kind === 'service').map(({ slug }) => slug);
  return navigation.flatMap(({ href }, index) => {
    const [, anchor] = /^\/#(.+)$/.exec(href) ?? [];
    const [, service] = /^\/services\/([^#?]+)/.exec(href) ?? [];
    const isDead =
      (anchor && !anchors.includes(anchor)) || (service && !services.includes(service));
    const what = anchor ? `The home page has no section “${anchor}”.` : `No service has this slug.`;
    const path = ['navigation', index, 'href'];
    return isDead ? [{ file: 'site.ts', name: 'site', path, text: what }] : [];
  });
}

interface SchemaProblem {
  path: (string | number)[];
  text: string;
}

/** @param isMeant leaves out what is said elsewhere. */
export function schemaProblems(
  schema: z.ZodMiniType,
  value: unknown,
  isMeant: (issue: z.core.$ZodIssue) => boolean = () => true,
): SchemaProblem[] {
  const { error } = z.safeParse(schema, value);
  return (error?.issues ?? []).filter(isMeant).flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ path: [...path, key], text: 'There is no such field.' }));
    }
    return [{ path, text: textOf(issue, valueAt(value, path)) }];
  });
}

const KINDS_OF_VALUES: Readonly<Record<string, string>> = {
  string: 'Write a text in quotation marks',
  number: 'Write a number without quotation marks',
  int: 'Write a whole number without quotation marks',
  array: 'Write a list in [ ]',
  object: 'Write fields in { }',
  boolean: 'Write true or false',
};

function textOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type') {
    const wanted = KINDS_OF_VALUES[issue.expected] ?? `Write a value of the type ${issue.expected}`;
    return value === undefined ? `It is missing. ${wanted}.` : `${wanted}.`;
  }
  if (issue.code === 'invalid_value') return `It can be ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'invalid_union') return 'It has none of the forms that it can have.';
  // zod's own words for what has no sentence here.
  return issue.message;
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** What is in a list more than once. */
export function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
