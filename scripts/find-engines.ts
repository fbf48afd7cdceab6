import { existsSync, globSync } from 'node:fs';

/** Other browsers than Chromium, as Debian and Ubuntu ship them. */
export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** What to install where it is missing. */
  packages: string;
  /** Its programs by name, null when one is missing. */
  programs: Record<string, string> | null;
}

export function findEngines(): Engine[] {
  return [
    {
      name: 'Firefox',
      packages: 'firefox-esr',
      programs: findAll({
        browser: [
          ...['/usr/bin/firefox-esr', '/usr/bin/firefox'],
          '/Applications/Firefox.app/Contents/MacOS/firefox',
        ],
      }),
    },
    {
      name: 'WebKit',
      packages: 'webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb',
      programs: findAll({
        driver: ['/usr/bin/WebKitWebDriver'],
        browser: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser'),
        screen: ['/usr/bin/Xvfb'],
      }),
    },
  ];
}

export function missingEngines(engines = findEngines()): string[] {
  const command = 'apt-get install --no-install-recommends';
  return missingSentences(
    engines.map((engine) => ({ ...engine, install: `${command} ${engine.packages}` })),
  );
}

/** What tests on demand need and a machine may lack. */
export interface Installable {
  name: string;
  /** How to get it. */
  install: string;
  programs: object | null;
}

/** A sentence for each that is not installed. */
export function missingSentences(parts: Installable[]): string[] {
  return parts
    .filter(({ programs }) => !programs)
    .map(({ name, install }) => `${name} is not installed, so its tests are skipped: ${install}`);
}

/** The first place of each program where it is; null when one is nowhere. */
export function findAll<Name extends string>(
  places: Record<Name, string[]>,
): Record<Name, string> | null {
  const found = Object.entries<string[]>(places).map(([name, paths]) => [
    name,
    paths.find((path) => existsSync(path)),
  ]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : null;
}
