import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type Engine, findEngines } from '#scripts/programs/find-programs.ts';
import { type Browser, type CleanUp, startBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { type Page, pageOf } from './page.ts';
import { startWebKit } from './webkit.ts';

const START: Record<
  Engine['name'],
  (programs: Record<string, string>, atEnd: CleanUp, hasScripts: boolean) => Promise<Browser>
> = { Firefox: startFirefox, WebKit: startWebKit };
const SHOTS = 'test-results/engines';

/** The address of a site with demo content, as scripts/test.ts or `npm start` serves it. */
export const SITE = process.env.TEST_URL || 'http://localhost:4321';

export interface Visit {
  page: Page;
  /** Another window of the same browser. */
  newPage: () => Promise<Page>;
}

/**
 * Tests that each engine runs in a browser of its own; the tests of a file follow each other in it.
 *
 * @param hasScripts without them WebKit alone: Firefox's driver then has no answers about a page.
 */
export function inEachEngine(journeys: (visit: Visit) => void, hasScripts = true): void {
  const engines = findEngines().filter(({ name }) => hasScripts || name === 'WebKit');
  for (const { name, programs } of engines) {
    describe.skipIf(!programs)(name, () => {
      let browser: Browser | undefined;
      const visit: Partial<Visit> = {};
      beforeAll(async () => {
        const started = await startBrowser((atEnd) =>
          START[name](programs ?? {}, atEnd, hasScripts),
        );
        browser = started;
        visit.page = pageOf(started.first, SITE);
        visit.newPage = async () => pageOf(await started.newTab(), SITE);
      });
      afterEach(async ({ task }) => {
        if (task.result?.state !== 'fail' || !visit.page) return;
        mkdirSync(SHOTS, { recursive: true });
        const file = `${SHOTS}/${name} ${task.name.replaceAll(/\W+/g, ' ').trim()}.png`;
        writeFileSync(file, await visit.page.screenshot());
      });
      afterAll(() => browser?.close());
      journeys(visit as Visit);
    });
  }
}
