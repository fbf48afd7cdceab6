import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

type Target = string | { default: string };

/** The names of `package.json` by which files import each other, and the files that they mean without a browser. */
export const names = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, Target> }).imports,
).map(([name, target]) => [name, typeof target === 'string' ? target : target.default] as const);

export function importsOf(file: string): string[] {
  return namesIn(readFileSync(file, 'utf8'));
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"?]+)/g)].map(
    ([, name = '']) => name,
  );
}

/** @returns the file that a name or a relative path means, null for a package. */
export function pathOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name);
  for (const [alias, target] of names) {
    const path = target.replace('./', '');
    if (name === alias) return path;
    if (alias.endsWith('*') && name.startsWith(alias.slice(0, -1))) {
      return path.replace('*', name.slice(alias.length - 1));
    }
  }
  return null;
}

/** What is gone once types are. */
const ON_DEMAND = /\bimport\(/g;
const TYPES_ALONE = /^(?:import|export) type [^;]*;$/gm;

interface ClosureOptions {
  /** Files whose own imports are not followed. */
  leaves?: readonly string[];
  /** Leaves out what is fetched on demand. */
  isAtOnce?: boolean;
}

/** All files that one needs while it runs, itself among them. */
export function closureOf(file: string, options: ClosureOptions = {}): Set<string> {
  const { leaves = [], isAtOnce = false } = options;
  const seen = new Set([file]);
  for (const one of seen) {
    if (leaves.includes(one) && one !== file) continue;
    if (!existsSync(one)) continue;
    for (const name of namesIn(
      readFileSync(one, 'utf8')
        .replace(isAtOnce ? ON_DEMAND : /$^/g, '')
        .replace(TYPES_ALONE, ''),
    )) {
      const path = pathOf(name, one);
      if (path && /\.tsx?$/.test(path)) seen.add(path);
    }
  }
  return seen;
}
