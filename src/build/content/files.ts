import { originalFile } from '#build/pictures/original.ts';
import { fileNote, filePath, type LinkedFile } from '#domain/media/file-links.ts';
import { site } from '#site';
import { reportBrokenRow } from './broken-rows.ts';
import type { Content } from './kinds.ts';
import { perSnapshot } from './snapshot.ts';

type MediaEntry = Content['media'] extends ReadonlyMap<string, infer Entry> ? Entry : never;

export interface ShownFile extends LinkedFile {
  slug: string;
  media: MediaEntry;
}

/** The PDFs that visible content leads to, by id. One whose file is not there is none, and nothing leads to it. */
export const listFiles = perSnapshot(async (snapshot): Promise<ReadonlyMap<string, ShownFile>> => {
  const entries = [...snapshot.entries('media').values()];
  const files = await Promise.all(
    entries.map(async (media) => {
      if (!media.file) return [];
      if (!(await isPdf(media))) {
        reportBrokenRow(`The PDF "${media.title}" is left out: its file is not there.`);
        return [];
      }
      const { slug, bytes } = media.file;
      const path = filePath(slug);
      return [[media.id, { path, note: fileNote(bytes, site.language), slug, media }] as const];
    }),
  );
  return new Map(files.flat());
});

/** Cache: an unchanged file is the same object at the next release. */
const checked = new WeakSet<MediaEntry>();

/** Storage believes the type that it is told: what is published as PDF begins like one. */
async function isPdf(media: MediaEntry): Promise<boolean> {
  if (checked.has(media)) return true;
  const isOne = (await originalFile(media))?.subarray(0, 1024).includes('%PDF-') ?? false;
  if (isOne) checked.add(media);
  return isOne;
}
