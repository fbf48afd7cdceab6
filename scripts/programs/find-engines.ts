import { existsSync, globSync } from 'node:fs';

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
export function findAll<Name extends string>(
  places: Record<Name, string[]>,
): Record<Name, string> | null {
  const all = Object.entries<string[]>(places);
  const found = all.map(([name, paths]) => [name, paths.find((path) => existsSync(path))]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : null;
}
