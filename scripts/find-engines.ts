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

/** A sentence for each engine that is not installed. */
export function missingEngines(engines = findEngines()): string[] {
  return engines
    .filter(({ programs }) => !programs)
    .map(
      ({ name, packages }) =>
        `${name} is not installed, so its tests are skipped: apt-get install --no-install-recommends ${packages}`,
    );
}

function findAll(places: Record<string, string[]>): Record<string, string> | null {
  const found = Object.entries(places).map(([name, paths]) => [name, paths.find(existsSync)]);
  return found.every(([, path]) => path) ? Object.fromEntries(found) : null;
}
