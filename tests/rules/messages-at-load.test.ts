import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

// A module is loaded once, and pages are made in several languages: what it reads of the folder, or of a pack, while it
// is loaded stands in the main language on the pages of all others.

const SAYS =
  /^(?:#site|#business\/(?:site|pages|services|prices|blog)\.ts|#business\/messages\/.*|#languages\/\w+\/visitors\/.*)$/;

/** What is the same in every language, or of the staff area, which knows the main one alone. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/domain/site/old-address.ts site': 'the codes of the languages are no words',
};

/** They call what they are given at once. */
const AT_ONCE = /^(?:every|filter|find|flatMap|forEach|from|map|reduce|some|sort|toSorted)$/;

/** Names of what a module reads of the folder while it is loaded. */
function readsAtLoad(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause: clause, moduleSpecifier } = statement;
    if (!ts.isStringLiteral(moduleSpecifier) || !SAYS.test(moduleSpecifier.text)) continue;
    const bindings = clause?.isTypeOnly ? undefined : clause?.namedBindings;
    if (!bindings) continue;
    const all = ts.isNamespaceImport(bindings) ? [bindings] : bindings.elements;
    for (const one of all) names.add(one.name.text);
  }
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isLater(node)) return;
    // Another name for the whole is read no earlier than the whole.
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.initializer)) {
      return;
    }
    if (ts.isIdentifier(node) && names.has(node.text) && isValue(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  if (names.size > 0) visit(source);
  return [...found];
}

/** Whether what is in it waits until somebody calls it. */
function isLater(node: ts.Node): boolean {
  if (ts.isPropertyDeclaration(node)) {
    return !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
  }
  if (!ts.isFunctionLike(node)) return false;
  const { parent } = node;
  if (!ts.isCallExpression(parent) || !parent.arguments.some((one) => one === node)) return true;
  const { expression: called } = parent;
  return !ts.isPropertyAccessExpression(called) || !AT_ONCE.test(called.name.text);
}

/** Not the name of a field, or of something else. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isExportSpecifier(parent) && !ts.isJsxAttribute(parent);
}

test('messages at load: no module reads what the folder or a pack says while it is loaded', () => {
  const files = globSync('src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|^src\/(?:business|languages)\//.test(file))
    .sort();
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readsAtLoad(file, readFileSync(file, 'utf8')).map((name) => `${file} ${name}`),
  );
  expect(found).toEqual(Object.keys(ALLOWED).sort());
});

describe('messages at load: what is found', () => {
  const IMPORTS = `import { shellMessages } from '#business/messages/shell.ts';
import * as own from '#languages/pt/visitors/shell.ts';
import { type Site, site } from '#site';
`;
  test.each([
    ['const title = shellMessages.menu;', ['shellMessages']],
    ['export const LABELS = { menu: shellMessages.menu, [site.name]: own.shellMessages };', 3],
    ['export const table = { site };', ['site']],
    ['const names = ["menu"].map((name) => shellMessages[name]);', ['shellMessages']],
    ['class Menu { static title = shellMessages.menu; }', ['shellMessages']],
    ['if (site.makers > 3) document.title = "many";', ['site']],
    ['const title = () => shellMessages.menu;', []],
    ['const title = perLanguage(() => shellMessages.menu);', []],
    ['export function title(name = site.name) { return own.shellMessages.menu + name; }', []],
    ['class Menu { title = shellMessages.menu; get name() { return site.name; } }', []],
    ['type Words = typeof shellMessages; let one: Site; const site2 = site;', []],
    ['const other = { site: 1 }; other.site = 2;', []],
  ] as const)('%s', (code, expected) => {
    const found = readsAtLoad('one.ts', IMPORTS + code);
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });
});
