import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type Expression,
  type ObjectExpression,
  type Property,
  parse,
  type SpreadElement,
} from 'acorn';

/** Where something is written. */
export interface Place {
  file: string;
  line: number;
}

type Value = Expression | SpreadElement;

interface Module {
  file: string;
  /** Values of the file's own constants. */
  constants: ReadonlyMap<string, Value>;
  /** Imported names of other files of the folder: file, and the name there. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
}

interface Found {
  module: Module;
  node: Value;
}

/**
 * Finds the line on which a value of a file is written: `['phone', 'e164']` of `site` in `site.ts`. Names
 * are followed to where they come from, in other files too. Of a list an item is named by its `key`, its
 * `slug` or its number. What is computed is no longer followed: then the line of what encloses it is told.
 */
export function createLocator() {
  const modules = new Map<string, Module>();
  let language = '';

  function open(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    const read = readModule(file);
    modules.set(file, read);
    return read;
  }

  /** Follows names; null where nothing is known of one. */
  function settle({ module, node }: Found): Found | null {
    const ofLanguage = partIn(node, language);
    if (ofLanguage) return settle({ module, node: ofLanguage });
    if (node.type === 'Identifier') return named(module, node.name);
    if (node.type !== 'MemberExpression') return { module, node };
    const { object, property } = node;
    if (object.type === 'Super') return null;
    const name =
      property.type === 'Literal'
        ? String(property.value)
        : property.type === 'Identifier' && !node.computed
          ? property.name
          : null;
    const whole = settle({ module, node: object });
    const part = whole && name !== null ? childOf(whole, name) : null;
    return part && settle(part);
  }

  /** A name of a file, wherever it comes from; a file may pass on what it takes from another. */
  function named(module: Module, name: string): Found | null {
    const own = module.constants.get(name);
    if (own) return settle({ module, node: own });
    const from = module.imports.get(name);
    return from ? named(open(from.file), from.name) : null;
  }

  function childOf(whole: Found, step: string | number): Found | null {
    const { module, node } = whole;
    if (node.type === 'ObjectExpression') return propertyOf(module, node, String(step));
    if (node.type !== 'ArrayExpression') return null;
    const items = node.elements.filter((item) => item !== null);
    const found = items.find(
      (item, index) => index === step || isCalled({ module, node: item }, step),
    );
    return found ? { module, node: found } : null;
  }

  function propertyOf(module: Module, object: ObjectExpression, name: string): Found | null {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        const spread = settle({ module, node: property.argument });
        const within = spread && childOf(spread, name);
        if (within) return within;
        continue;
      }
      if (nameOf(property.key) === name) return { module, node: property.value as Expression };
    }
    return null;
  }

  function isCalled(item: Found, name: string | number): boolean {
    const whole = settle(item);
    return ['key', 'slug'].some((field) => {
      const called = whole && childOf(whole, field);
      return called?.node.type === 'Literal' && called.node.value === name;
    });
  }

  /**
   * @param name of a constant in the file.
   * @param code of a language, where the folder has several; '' for the main one.
   */
  return function locate(
    file: string,
    name: string,
    path: readonly (string | number)[] = [],
    code = '',
  ): Place {
    language = code;
    const module = open(file);
    const start = module.constants.get(name);
    if (!start) return { file, line: 1 };
    let found: Found = { module, node: start };
    for (const step of path) {
      const whole = settle(found);
      const part = whole && childOf(whole, step);
      if (!part) break;
      found = part;
    }
    const { module: at, node } = settle(found) ?? found;
    return { file: at.file, line: node.loc?.start.line ?? 1 };
  };
}

const nameOf = (key: Property['key']) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;

/** Of `inLanguage({ '': main, pt })` what stands there for a language. */
function partIn(node: Value, code: string): Value | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
  const [parts] = node.arguments;
  if (node.callee.name !== 'inLanguage' || parts?.type !== 'ObjectExpression') return null;
  const part = parts.properties.find((one) => one.type === 'Property' && nameOf(one.key) === code);
  return part?.type === 'Property' ? (part.value as Expression) : null;
}

/** Types are blanked out, so every line stays where it is. */
function readModule(file: string): Module {
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const constants = new Map<string, Value>();
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' && typeof statement.source.value === 'string') {
      const { value } = statement.source;
      if (!value.startsWith('.')) continue;
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') continue;
        const from = { file: join(dirname(file), value), name: one.imported.name };
        imports.set(one.local.name, from);
      }
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      for (const { local, exported } of statement.specifiers) {
        if (local.type !== 'Identifier' || exported.type !== 'Identifier') continue;
        const from = join(dirname(file), `${statement.source.value}`);
        imports.set(exported.name, { file: from, name: local.name });
      }
    }
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return { file, constants, imports };
}
