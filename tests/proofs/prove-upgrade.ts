/**
 * `npm run prove -- upgrade`: a business of its own, with an article and a picture, takes a later version that
 * brings a component, a word, a colour, a field and a migration. It works on clones of what is committed.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError } from '#local/backend/open.ts';
import { withFolder } from '#scripts/test-project/with-server.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { Clone } from './upgrade/clone.ts';
import { readContent, withData, writeContent } from './upgrade/data.ts';
import { makeLaterVersion, NEWS, release } from './upgrade/later-version.ts';

/** Numbers that no release has yet, so that both can be made here. */
const [NOW, LATER] = ['999.0.0', '999.1.0'] as const;

function expectThat(isSo: boolean, seen: string): void {
  if (!isSo) throw new UserError(`NOT SO: ${seen}`);
  console.log(seen);
}

await runCommand(async () => {
  await withFolder(async (root) => {
    const upstream = new Clone(process.cwd(), join(root, 'upstream'));
    release(upstream, NOW);
    const fork = makeFork(upstream, join(root, 'fork'));
    await withData(fork, writeContent);
    const before = await withData(fork, readContent);

    makeLaterVersion(upstream, LATER);
    mergeLaterVersion(fork);
    checkNamesTheNews(fork);

    const { kept, column } = await withData(fork, async (backend) => ({
      kept: await readContent(backend),
      column: await backend.sql(
        `select from information_schema.columns where table_name = 'posts' and column_name = '${NEWS.column}'`,
      ),
    }));
    expectThat(column.length === 1, 'The new migration was applied at the next start.');
    const isWhole = JSON.stringify(kept) === JSON.stringify(before);
    expectThat(isWhole, `The article “${kept.title}” and its picture are as they were.`);

    await editReleased(upstream, fork);
    console.log('A business of its own takes a later version, and keeps what it has.');
  });
});

function makeFork(upstream: Clone, folder: string): Clone {
  const fork = new Clone(upstream.folder, folder);
  fork.git('remote', 'rename', 'origin', 'upstream');
  const business = join(folder, 'src', 'business');
  rmSync(join(business, 'pages'), { recursive: true });
  cpSync('tests/fixtures/another-business', business, { recursive: true });
  fork.commit('Make it Tischlerei Lindenhof');
  return fork;
}

/** Each conflict is solved for what the business had, as somebody in a hurry does. */
function mergeLaterVersion(fork: Clone): void {
  const own = fork.lines('diff', '--name-only', `v${NOW}`, 'HEAD');
  fork.git('fetch', '--quiet', '--tags', 'upstream');
  const theirs = fork.lines('diff', '--name-only', `v${NOW}`, `v${LATER}`);
  fork.git('merge', '--no-edit', `v${LATER}`);
  const conflicts = fork.lines('diff', '--name-only', '--diff-filter=U');
  const isExpected = (file: string) =>
    own.includes(file) && theirs.includes(file) && file.startsWith('src/business/');
  expectThat(
    conflicts.every(isExpected),
    `Of ${theirs.length} files ${conflicts.length} had a conflict, in the business's folder alone: ${conflicts.join(', ')}.`,
  );
  for (const file of conflicts) fork.git('checkout', '--ours', '--', file);
  fork.commit(`Merge ${LATER}`);
  const isMerged = fork.lines('log', '--merges', '--format=%s', '-1').length === 1;
  expectThat(isMerged, 'The merge is committed.');
}

function checkNamesTheNews(fork: Clone): void {
  const { status, printed } = fork.run('scripts/check.ts');
  const lineOf = (name: string) =>
    printed
      .split('\n')
      .find((line) => /^src\/business\/[\w.]+:\d+, /.test(line) && line.includes(name));
  for (const name of [NEWS.color, NEWS.field]) {
    expectThat(lineOf(name) !== undefined, `npm run check says: ${lineOf(name)}`);
  }
  expectThat(status !== 0, 'It ended with 1.');
  if (!fork.read('src/business/theme.css').includes(NEWS.color)) {
    fork.change(
      'src/business/theme.css',
      /^( {2}--color-rust-pale: .*\n)/m,
      `$1  ${NEWS.color}: #2e5d7a;\n`,
    );
  }
  if (!fork.read('src/business/site.ts').includes(NEWS.field)) {
    fork.change('src/business/site.ts', /^( {2}makers: .*\n)/m, `$1  ${NEWS.field}: 5,\n`);
  }
  const after = fork.run('scripts/check.ts');
  const isNamed = [NEWS.color, NEWS.field].some((name) => after.printed.includes(name));
  const end = after.printed.slice(-2000);
  expectThat(
    !isNamed && after.status === 0,
    `With both written, it ended with ${after.status}: ${end}`,
  );
}

/** What must not happen: that it is named, wherever somebody looks. */
async function editReleased(upstream: Clone, fork: Clone): Promise<void> {
  const [file = ''] = upstream.lines('ls-files', 'supabase/migrations');
  fork.write(file, `${fork.read(file)}-- Edited.\n`);
  const failure = await withData(fork, async () => null).catch((error: unknown) => error);
  const sentence = failure instanceof MigrationError ? failure.message : '';
  expectThat(
    /git checkout v\S+ -- supabase/.test(sentence) && sentence.includes(file),
    `An edited one: ${sentence}`,
  );
  const { status, printed } = fork.run('scripts/migrations/freeze.ts');
  expectThat(status !== 0 && printed.includes(file), `And: ${printed.trim()}`);
}
