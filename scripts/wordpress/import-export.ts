import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataError } from '#data/errors.ts';
import type { StorePicture } from '#data/wordpress/bring-pictures.ts';
import { carryOut, type ImportReport } from '#data/wordpress/carry-out.ts';
import { fetchPagesHere } from '#data/wordpress/what-is-here.ts';
import { readFile as readMedia } from '#domain/media/files/read-file.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import {
  type ProjectAddress,
  type ProjectClient,
  projectClient,
  requireDone,
} from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import { baseName, namesInFolder } from '#wordpress/old-urls.ts';
import { type ImportPlan, planImport } from '#wordpress/plan/plan-import.ts';
import type { SiteLanguages } from '#wordpress/site-languages.ts';
import { fetchPicture, NotFetched } from './fetch-picture.ts';

/**
 * Imports articles, pages, pictures and PDFs of a WordPress export. A second run imports those that the first could not.
 *
 * @param files the parts of one export. @param folder `wp-content/uploads`; files that it lacks are fetched from the old site.
 * @param languages of the site, if not those of its folder.
 * @throws UserError when a file is no export, or the project can't be reached.
 */
export async function importExport(
  project: ProjectAddress,
  files: readonly string[],
  folder: string | null,
  languages?: SiteLanguages,
): Promise<ImportReport> {
  const client = projectClient(project);
  try {
    const planned = await planImport(files, await fetchPagesHere(client), languages);
    if (!planned) {
      throw new UserError(
        'This is not an export of WordPress. In WordPress: Tools → Export → All content; then name the .xml file that it saves.',
      );
    }
    const { plan, convert } = planned;
    const store = storeFrom(client, plan, folder);
    return await carryOut(client, plan, { convert, store });
  } catch (error) {
    // A project says what is wrong with it in other words than a screen of staff.
    if (error instanceof DataError)
      requireDone('The import has stopped', { error: failureIn(error) });
    throw error;
  }
}

function failureIn({ message, cause }: DataError) {
  const { code } = { ...(cause as { code?: string }) };
  return {
    code,
    message: cause instanceof Object && 'message' in cause ? String(cause.message) : message,
  };
}

/** Where the pictures are that could not be fetched. */
const ADVICE: Readonly<Record<ImportPlan['system'], string>> = {
  WordPress: 'Give the folder wp-content/uploads with --pictures.',
  'WordPress.com':
    'At WordPress.com: Tools → Export → Export media library; unpack it, and give the folder with --pictures.',
  Squarespace:
    'Squarespace exports no pictures: save it from the old site while that is there, into a folder that you give with --pictures.',
};

function storeFrom(
  client: ProjectClient,
  { hosts, system }: ImportPlan,
  folder: string | null,
): StorePicture {
  return async ({ stableId, kind, url }, say) => {
    try {
      const original = await contentOf(url, folder, hosts);
      const prepared =
        kind === 'PDF' ? preparePdf(original, url, say) : await preparePicture(original);
      const name = baseName(url).replace(/[^A-Za-z0-9_.-]+/g, '-');
      const place = { bucket: 'media', path: `wordpress/${stableId.slice(0, 8)}-${name}` };
      await storePicture(client, place, prepared);
      return { ...place, ...prepared.row };
    } catch (error) {
      if (error instanceof PictureRefusal) {
        throw new Error(`the library does not take it (${error.reason.replaceAll('-', ' ')}).`);
      }
      throw error instanceof NotFetched ? new Error(`${error.message} ${ADVICE[system]}`) : error;
    }
  };
}

async function contentOf(
  url: string,
  folder: string | null,
  hosts: ReadonlySet<string>,
): Promise<Buffer> {
  for (const name of folder ? namesInFolder(url) : []) {
    const file = path.resolve(folder ?? '', name);
    // Exports may name any path: only files within the folder are read.
    if (!file.startsWith(path.resolve(folder ?? '') + path.sep)) continue;
    const content = await readFile(file).catch(() => null);
    if (content) return content;
  }
  return await fetchPicture(url, hosts);
}

/** As the staff area stores it: as it is. */
function preparePdf(file: Buffer, url: string, say: (sentence: string) => void) {
  const facts = readMedia(file);
  if (facts.format !== 'pdf') throw new Error('it is no PDF.');
  if (facts.isProtected) say(`The PDF ${url}: it is encrypted, and may ask for a password.`);
  const row = {
    ...{ mime_type: 'application/pdf', bytes: file.byteLength },
    ...{ width: 0, height: 0, thumbhash: null, sha256: hash('sha256', file) },
  };
  return { file, row };
}
