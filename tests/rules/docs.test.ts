import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { BROWSERS } from '#domain/site/browsers.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const records = readdirSync('docs/decisions')
  .filter((file) => /^\d{3}-/.test(file))
  .sort();
const recordFiles = records.map((file) => `docs/decisions/${file}`);

test('decisions: they are numbered without a gap, and all in the index, once and in their order', () => {
  const lines = records.map((file, nth) => {
    const [title = ''] = read(`docs/decisions/${file}`).split('\n');
    const number = String(nth + 1).padStart(3, '0');
    expect([file.slice(0, 3), title.slice(0, 8)]).toEqual([number, `# ${number} · `]);
    return `- [${title.slice(2)}](${file})`;
  });
  const index = read('docs/decisions/README.md').split('\n');
  expect(index.filter((line) => line.startsWith('- ['))).toEqual(lines);
});

test('decisions: those that comments and settings cite are there', () => {
  const pattern = 'decisions?[/ ][0-9]{3}';
  const found = execFileSync('git', ['grep', '-hoE', pattern], { encoding: 'utf8' }).trim();
  const cited = found.split('\n').map((one) => one.slice(-3));
  expect(cited.length).toBeGreaterThan(10);
  const numbers = records.map((file) => file.slice(0, 3));
  expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
});

test('docs: what comments cite of docs/behaviour.md is there', () => {
  const sections = [...read('docs/behaviour.md').matchAll(/^## (\d+)\. /gm)].map(([, one]) => one);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|astro|css)$/.test(file))
    .map((file) => join('src', file));
  const cited = files.flatMap((file) => {
    // A citation may be broken over two lines of a comment.
    const text = read(file).replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
    expect(text, file).not.toMatch(/\bspecification, section/);
    return [...text.matchAll(/behaviour\.md,? \(?section (\d+)/g)].map(([, one]) => one);
  });
  expect(cited.length).toBeGreaterThan(15);
  for (const section of cited) expect(sections).toContain(section);
});

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'src/business/README.md', 'docs/decisions/README.md'],
  ...recordFiles,
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

test.each(documents)('docs, links: %s leads to files that are there', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)];
  const missing = links
    .map(([, link = '']) => link)
    .filter((link) => !existsSync(join(dirname(document), link)));
  expect(missing).toEqual([]);
});

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const isThere = (name: string) => {
  const pattern = new RegExp(`(?:^|/)${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return tracked.some((file) => pattern.test(file));
};

const naming = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/behaviour.md'];

test.each([...naming, ...recordFiles])('docs: in %s', (document) => {
  const names = [...read(document).matchAll(/`([\w./*-]+\.(?:tsx?|astro|sql|css|m?js))`/g)];
  const missing = names.map(([, name = '']) => name).filter((name) => !isThere(name));
  if (naming.includes(document)) expect(names.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('docs: what docs/behaviour.md names in code is there', () => {
  const rows = read('docs/behaviour.md').matchAll(/^\|.*\| ([^|]+) \|$/gm);
  const names = [...rows].flatMap(([, last = '']) =>
    [...last.matchAll(/`(\w*[a-z]_\w+|[A-Z_]{6,}|[a-z]+[A-Z]\w+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(30);
  const wanted = names.flatMap((name) => ['-e', name]);
  const search = ['grep', '-ohw', ...wanted, '--', 'src', 'supabase/migrations'];
  const found = new Set(execFileSync('git', search, { encoding: 'utf8' }).split('\n'));
  expect(names.filter((name) => !found.has(name))).toEqual([]);
});

test('docs: the oldest browsers are those that the build is for', () => {
  const guide = read('docs/accessibility.md');
  const versions = ['Safari, iOS', 'Chrome, Edge, Android', 'Firefox'].map(
    (name) => new RegExp(`^\\| ${name} \\| ([\\d.]+) \\|`, 'm').exec(guide)?.[1],
  );
  expect(versions).toEqual(Object.values(BROWSERS));
});

test('docs: every script of the package is among the commands', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = read('docs/commands.md');
  const own = Object.keys(scripts).filter((name) => name !== 'postinstall');
  const calls = own.map((name) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
  );
  expect(calls.filter((call) => !commands.includes(`\`${call}`))).toEqual([]);
});

test('docs: the README fits on a screen', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(50);
});

interface Held {
  matchPackageNames?: string[];
  allowedVersions?: string;
  description?: string;
}

test('docs: versions that are held back are those of the lockfile', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const rules: Held[] = JSON.parse(read('renovate.json')).packageRules;
  const held = rules.filter(({ allowedVersions }) => allowedVersions);
  expect(held).toHaveLength(2);
  for (const { matchPackageNames = [], allowedVersions = '', description } of held) {
    expect(description).toBeTruthy();
    const refused = new RegExp(allowedVersions.replace(/^!\/|\/$/g, ''));
    for (const name of matchPackageNames) expect(dependencies[name]).not.toMatch(refused);
  }
});
