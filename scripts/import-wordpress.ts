/**
 * `npm run import:wordpress -- export.xml [more.xml …] [--pictures <folder>]` brings the articles, pages,
 * pictures and PDFs of a WordPress site. A second run brings those that the first could not, and nothing twice; a text that is here
 * already stays as it is, without a picture that only came now.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importExport } from '#scripts/wordpress/import-export.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { counted } from '#wordpress/losses.ts';
import { embeddedProject, hostedProject } from './open-project.ts';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { pictures: { type: 'string' } },
  });
  if (positionals.length === 0) {
    throw new UserError(
      'Say which file to import: npm run import:wordpress -- export.xml --pictures uploads',
    );
  }
  const parts = await Promise.all(positionals.map(exportIn));
  const project = hostedProject() ?? (await embeddedProject({ mayBeNew: false }));
  try {
    console.log(`Importing into ${project.name} …`);
    const { articles, pages, known, pictures, redirects, lost } = await importExport(
      project,
      parts,
      values.pictures ?? null,
    );
    const files = pictures.filter(({ kind }) => kind === 'PDF').length;
    console.log(
      `${counted(articles.length, 'article')}, ${counted(pages.length, 'page')}, ${counted(pictures.length - files, 'picture')} and ${counted(files, 'PDF')} came over; ${counted(known, 'text')} had come before.`,
    );
    if (pages.length > 0)
      console.log('The pages are drafts: look at each in the staff area, then publish it.');
    if (redirects.size > 0) {
      console.log(
        `${redirects.size} addresses of the old site lead on to the new ones from the next release on.`,
      );
    }
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

async function exportIn(file: string): Promise<string> {
  const xml = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} can’t be read.`);
  });
  if (!xml.startsWith('PK')) return xml;
  throw new UserError(`${file} is a zip. Unpack it, and name all .xml files in it at once.`);
}
