import type { Clone } from './clone.ts';

/** What the later version brings, by the names that a check has to say. */
export const NEWS = {
  color: '--color-moss',
  field: 'guaranteeYears',
  column: 'guarantee',
} as const;

const MIGRATION = 'supabase/migrations/20991231000000_guarantee.sql';

/** Three changes of the kinds that reach into a business's folder, and the release of them. */
export function makeLaterVersion(upstream: Clone, version: string): void {
  addComponent(upstream);
  upstream.commit('Say in the footer how long work is guaranteed');
  upstream.write(
    MIGRATION,
    `alter table public.posts add column ${NEWS.column} text not null default '';
comment on column public.posts.${NEWS.column} is 'What is promised of the work that it tells of.';
`,
  );
  upstream.commit('Note in an article what is promised');
  addField(upstream);
  upstream.commit('Let a business say for how many years it stands by its work');
  release(upstream, version);
}

/** A version that somebody may build on: numbered, frozen, tagged. */
export function release(upstream: Clone, version: string): void {
  upstream.change('package.json', /"version": "[^"]+"/, `"version": "${version}"`);
  const { status, printed } = upstream.run('scripts/migrations/freeze.ts');
  if (status !== 0) throw new Error(printed);
  upstream.commit(`Release ${version}`);
  upstream.git('tag', `v${version}`);
}

/** With a word and a colour of its own. */
function addComponent(upstream: Clone): void {
  for (const code of ['en', 'de', 'pt']) {
    const pack = `src/languages/${code}/visitors/shell.ts`;
    upstream.change(pack, /^( {2}feed: .*\n)/m, `$1  guarantee: 'We stand by our work.',\n`);
  }
  upstream.change(
    'src/business/theme.css',
    /^( {2}--color-rust-pale: .*\n)/m,
    `$1  ${NEWS.color}: #3f5a3c;\n`,
  );
  upstream.change(
    'scripts/business/colours.ts',
    /^( {2}'rust-pale': .*\n)/m,
    `$1  moss: '#3f5a3c',\n`,
  );
  upstream.write(
    'src/components/shell/Guarantee.astro',
    `---
import { shellWords } from '#business/words/shell.ts';
---

<p class="bg-moss">{shellWords.guarantee}</p>
`,
  );
}

function addField(upstream: Clone): void {
  const { field } = NEWS;
  upstream.change('src/business/types.ts', /^( {2}makers: number;\n)/m, `$1  ${field}: number;\n`);
  for (const folder of ['src/business', 'tests/fixtures/another-business'])
    upstream.change(`${folder}/site.ts`, /^( {2}makers: .*\n)/m, `$1  ${field}: 10,\n`);
  upstream.change(
    'scripts/business/site-schema.ts',
    /^( {2}makers: .*\n)/m,
    `$1  ${field}: z.int().check(z.gte(1)),\n`,
  );
}
