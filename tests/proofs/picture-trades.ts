/**
 * `npm run trades`: makes the site of each trade by `npm run new`, and the pictures of docs/trades.md of it. They are
 * made again when the design or the texts of a trade have changed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { buildIn, freshCheckout } from '../site/fresh-checkout.ts';

const TARGET = 'docs/trades';
/** As decision 018 has it for pages: a guide is read on telephones, too. */
const MOST_BYTES = 60_000;
const SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
};
const FACTS = { email: 'hello@example.com', since: 2009, people: 6 };
const TRADES = {
  electrician: {
    ...{ ...FACTS, language: 'en-GB', name: 'Marsh Electrical', street: 'Bath Street 12' },
    ...{ postcode: 'BS1 6HL', city: 'Bristol', phone: '0117 496 0123' },
  },
  painter: {
    ...{ ...FACTS, language: 'de-AT', name: 'Malerei Lang', street: 'Feldgasse 4' },
    ...{ postcode: '8020', city: 'Graz', phone: '0316 123 456' },
  },
  gardener: {
    ...{ ...FACTS, language: 'pt-PT', name: 'Jardins do Cávado', street: 'Rua do Souto 8' },
    ...{ postcode: '4700-329', city: 'Braga', phone: '253 123 456' },
  },
};
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The files of a site, so that pages find what they ask for at their own address. */
function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, answer) => {
    const [path = '/'] = decodeURIComponent(url).split('?');
    const file = path.endsWith('/') ? `${path}index.html` : path;
    try {
      const bytes = readFileSync(join(folder, extname(file) ? file : `${file}.html`));
      answer.setHeader('Cache-Control', 'max-age=3600');
      answer.setHeader('Content-Type', TYPES[extname(file) || '.html'] ?? '').end(bytes);
    } catch {
      answer.writeHead(404).end();
    }
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** The best quality that is light enough. */
async function light(picture: Buffer): Promise<Buffer> {
  for (const quality of [82, 70, 58, 46]) {
    const bytes = await sharp(picture).webp({ quality }).toBuffer();
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error(`A picture has more than ${MOST_BYTES} bytes.`);
}

async function picture(trade: keyof typeof TRADES, browser: Browser, folder: string) {
  const project = join(folder, trade);
  freshCheckout(project);
  cpSync('biome.json', join(project, 'biome.json'));
  const answers = join(folder, `${trade}.json`);
  writeFileSync(answers, JSON.stringify({ ...TRADES[trade], trade }));
  execFileSync(process.execPath, ['scripts/new.ts', '--answers', answers], { cwd: project });
  const { code, output } = await buildIn(project, { SITE_URL: 'https://www.example.com' });
  if (code !== 0) throw new Error(output);
  const server = await serve(join(project, 'dist'));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  for (const [size, viewport] of Object.entries(SIZES)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: 'networkidle' });
    // Typefaces that come too late wait for the next page: on the second they are there.
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const bytes = await light(await page.screenshot());
    writeFileSync(join(TARGET, `${trade}-${size}.webp`), bytes);
    console.log(`${trade}-${size}.webp: ${Math.round(bytes.length / 1_000)} kB`);
    await page.close();
  }
  server.close();
}

const folder = mkdtempSync(join(tmpdir(), 'trades-'));
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  mkdirSync(TARGET, { recursive: true });
  for (const trade of Object.keys(TRADES) as (keyof typeof TRADES)[]) {
    await picture(trade, browser, folder);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
