import * as z from 'zod/mini';
import type { PageFile, Prices, ServiceEntry, SiteFile } from '#business/types.ts';
import { codeOf } from '#languages/addresses.ts';
import type { Found } from './problem.ts';
import { type Folder, folderOf } from './read-folder.ts';
import { blogSchema, priceSchema, serviceSchema, siteSchema } from './site-schema.ts';

const SERVICES = z.array(serviceSchema);
const PRICES = z.record(z.string(), z.array(priceSchema));

/** What holds in a language: what it says itself, or the main one. */
export function saidIn({ files }: Folder, tag: string) {
  const read = <Said>(part: string, of = tag) => files.get(`${folderOf(of)}${part}.json`) as Said;
  const services = read<ServiceEntry[]>('services');
  return {
    site: { ...read<SiteFile>('site', ''), ...read<Partial<SiteFile>>('site') },
    services: services.length > 0 ? services : read<ServiceEntry[]>('services', ''),
    prices: { ...read<Prices>('prices', ''), ...read<Prices>('prices') },
  };
}

/** What is wrong with everything but the pages and the messages. @param tag of the language; '' for the main one. */
export function checkValues(folder: Folder, tag: string): Found[] {
  const inFolder = (part: string) => `${folderOf(tag)}${part}.json`;
  const of = (part: string, schema: z.ZodMiniType): Found[] =>
    schemaProblems(schema, folder.files.get(inFolder(part))).map((problem) => ({
      ...{ file: inFolder(part), ...problem },
    }));
  const atLeastOne = SERVICES.check(z.minLength(1, 'Name one service at least.'));
  const shape = [
    ...of('site', tag ? z.partial(siteSchema) : siteSchema),
    ...of('services', tag ? SERVICES : atLeastOne),
    ...of('prices', PRICES),
    ...of('blog', tag ? z.partial(blogSchema) : blogSchema),
  ];
  return shape.length > 0 ? shape : [...namesOfServices(folder, tag), ...deadEnds(folder, tag)];
}

function namesOfServices(folder: Folder, tag: string): Found[] {
  const [services, prices] = [`${folderOf(tag)}services.json`, `${folderOf(tag)}prices.json`];
  const own = folder.files.get(prices) as Prices;
  const slugs = saidIn(folder, tag).services.map(({ slug }) => slug);
  const keys = Object.values(own).flatMap((list) => list.map(({ key }) => key));
  const lacksPage = (slug: string) => !tag && !folder.files.has(`pages/${slug}.json`);
  return [
    ...repeated(slugs).map((slug) => ({
      ...{ file: services, path: [slug, 'slug'] },
      text: `Two services have the slug “${slug}”.`,
    })),
    ...slugs.filter(lacksPage).map((slug) => ({
      ...{ file: services, path: [slug, 'slug'] },
      text: `It has no page: pages/${slug}.json is missing.`,
    })),
    ...Object.keys(own)
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => ({
        ...{ file: prices, path: [slug] },
        text: `No service has the slug “${slug}”.`,
      })),
    ...repeated(keys).map((key) => ({
      ...{ file: prices, path: [] },
      text: `Two prices have the key “${key}”.`,
    })),
  ];
}

/** Entries of the menu that lead to a section or page of the folder that is not there. */
function deadEnds(folder: Folder, tag: string): Found[] {
  const { site, services } = saidIn(folder, tag);
  const own = folder.files.get(`${folderOf(tag)}site.json`) as Partial<SiteFile>;
  const pageOf = (key: string) =>
    folder.files.get(`${folderOf(tag)}pages/${key}.json`) as Partial<PageFile> | undefined;
  const anchors = pageOf('home')?.sections?.map(({ key }) => key);
  const slugs = services.map(({ slug }) => pageOf(slug)?.slug ?? slug);
  const before = tag && `/${codeOf(tag)}`;
  return site.navigation.flatMap(({ href }, index): Found[] => {
    const path = href.startsWith(before) ? href.slice(before.length) : href;
    const [, anchor] = /^\/?#(.+)$/.exec(path) ?? [];
    const [, service] = /^\/services\/([^#?]+)/.exec(path) ?? [];
    const isDead =
      (anchor && anchors && !anchors.includes(anchor)) || (service && !slugs.includes(service));
    if (!isDead) return [];
    const what = anchor ? `The home page has no section “${anchor}”.` : `No service has this slug.`;
    // What another language takes from the main one is found in the main one's file.
    const isMain = tag && !own.navigation;
    return [
      {
        file: isMain ? 'site.json' : `${folderOf(tag)}site.json`,
        path: ['navigation', index, 'href'],
        text: isMain ? `In ${tag}: ${what}` : what,
      },
    ];
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
  record: 'Write fields in { }',
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
