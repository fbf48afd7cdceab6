/**
 * `npm run import:wordpress -- export.xml [--pictures <folder>]` brings the articles, pages,
 * pictures and PDFs of a WordPress site. A second run brings those that the first could not, and nothing twice; a text that is here
 * already stays as it is, without a picture that only came now.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { importExport } from '#scripts/wordpress/import-export.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { counted } from '#wordpress/losses.ts';
import { embeddedProject, hostedProject } from './open-project.ts';

/** Addresses of the old site, with their targets. */
const OLD_ADDRESSES = 'src/business/old-addresses.json';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file) {
    throw new UserError(
      'Say which file to import: npm run import:wordpress -- export.xml --pictures uploads',
    );
  }
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} can’t be read.`);
  });
  if (xml.startsWith('PK')) {
    throw new UserError(
      `${file} is a zip. Unpack it, and name each .xml file in it, one after another.`,
    );
  }
  const project = hostedProject() ?? (await embeddedProject({ mayBeNew: false }));
  try {
    console.log(`Importing into ${project.name} …`);
    const { articles, pages, known, pictures, files, redirects, lost } = await importExport(
      project,
      xml,
      values.pictures ?? null,
    );
    console.log(
      `${counted(articles, 'article')}, ${counted(pages, 'page')}, ${counted(pictures, 'picture')} and ${counted(files, 'PDF')} came over; ${counted(known, 'text')} had come before.`,
    );
    if (pages > 0)
      console.log('The pages are drafts: look at each in the staff area, then publish it.');
    await keepRedirects(redirects);
    if (lost.length === 0) {
      const whole = 'Nothing was left behind.';
      return console.log(known > 0 ? `${whole} What was here already was not compared.` : whole);
    }
    console.log(
      ['', 'What did not come over, or not as it was:', ...lost.map((line) => `  ${line}`)].join(
        '\n',
      ),
    );
  } finally {
    await project.close();
  }
});

async function keepRedirects(redirects: ReadonlyMap<string, string>): Promise<void> {
  if (redirects.size === 0) return;
  const known = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(OLD_ADDRESSES, 'utf8')));
  const all = { ...known, ...Object.fromEntries(redirects) };
  await writeFile(OLD_ADDRESSES, `${JSON.stringify(all, null, 2)}\n`);
  console.log(
    `${redirects.size} old addresses lead on to the new ones with the next build (${OLD_ADDRESSES}).`,
  );
}
