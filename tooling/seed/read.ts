import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const SEED = path.resolve(import.meta.dirname, '../../supabase/seed');

const picture = z.strictObject({
  id: z.uuid(),
  file: z.string(),
  bucket: z.enum(['media', 'portfolio-images']),
  path: z.string(),
  title: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  caption: z.string(),
  focal_x: z.number().min(0).max(1),
  focal_y: z.number().min(0).max(1),
  tags: z.array(z.string()),
});

const article = z
  .strictObject({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    summary: z.string(),
    cover: z.string(),
    author: z.string(),
    tags: z.array(z.string()),
    publishedAt: z.coerce.date().optional(),
    publishInDays: z.int().positive().optional(),
    draft: z.literal(true).optional(),
    body: z.string(),
  })
  .refine(
    ({ publishedAt, publishInDays, draft }) =>
      [publishedAt, publishInDays, draft].filter((given) => given !== undefined).length === 1,
    'needs one of publishedAt, publishInDays and draft',
  );

const gallery = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  place: z.string(),
  year: z.int(),
  service: z.string(),
  materials: z.array(z.string()),
  duration_weeks: z.int(),
  cover: z.string(),
  position: z.int(),
  published: z.boolean(),
  images: z.array(
    z.strictObject({
      id: z.uuid(),
      file: z.string(),
      caption: z.string(),
      before: z.string().optional(),
    }),
  ),
  body: z.string(),
});

export type SeedPicture = z.infer<typeof picture>;
export type SeedArticle = z.infer<typeof article>;
export type SeedGallery = z.infer<typeof gallery>;

/**
 * The demo content of supabase/seed.
 *
 * @throws Error that names the file and what is wrong in it.
 */
export async function readSeed() {
  const media = JSON.parse(await readFile(path.join(SEED, 'media.json'), 'utf8'));
  return {
    pictures: check('media.json', z.array(picture), media),
    articles: await readFolder('articles', article),
    galleries: await readFolder('galleries', gallery),
  };
}

export function readPicture(file: string): Promise<Buffer> {
  return readFile(path.join(SEED, 'images', file));
}

async function readFolder<Item>(folder: string, schema: z.ZodType<Item>): Promise<Item[]> {
  const names = (await readdir(path.join(SEED, folder))).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = `${folder}/${name}`;
      return check(file, schema, split(await readFile(path.join(SEED, file), 'utf8')));
    }),
  );
}

/** Front matter, then Markdown. */
function split(source: string): unknown {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source);
  return { ...parse(match?.[1] ?? '{}'), body: (match?.[2] ?? '').trim() };
}

function check<Item>(file: string, schema: z.ZodType<Item>, value: unknown): Item {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`supabase/seed/${file}: ${z.prettifyError(result.error)}`);
}
