import { findChromium } from '#scripts/find-chromium.ts';
import { host } from './host.ts';
import { runLighthouse } from './lighthouse.ts';
const chromium = findChromium();
const a = await host('/tmp/wdata-islands/base', 'http://localhost:5250');
const b = await host('/tmp/wdata-islands/new', 'http://localhost:5250');
for (const path of ['/', '/blog/oak-or-walnut', '/no-such-page']) {
  for (const h of [a, b]) await (await h.warm(path)).text();
  const out: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    for (const [n, h] of [['base', a], ['new', b]] as const) {
      const r = await runLighthouse(h.url + path, { chromium, reportFile: `/tmp/wdata-islands/lh-${n}.json` });
      out.push(`${n} ${Math.round(r.lcp)}/${Math.round(r.blocking)}`);
    }
  }
  console.log(path, out.join('  '));
}
await a.close(); await b.close(); process.exit();
