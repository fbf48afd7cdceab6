import { decodedPath } from '#build/output/served.ts';
import { parsePattern } from './headers-file.ts';

/** Status 200 rewrites: another page answers at the same address. */
export interface RedirectRule {
  from: string;
  pattern: RegExp;
  to: string;
  status: number;
}

/** Reads lines of `from to [status]`, 301 by default; `#` begins a comment. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status] = line.trim().split(/\s+/);
    if (!from || from.startsWith('#') || !to) continue;
    // What is asked for is compared as it is without percent signs.
    const pattern = parsePattern(decodedPath(from));
    rules.push({ from, pattern, to, status: Number.parseInt(status ?? '301', 10) });
  }
  return rules;
}

/** The target of the first rule that matches, with `:splat` and `:name` filled in. */
export function redirectFor(
  rules: RedirectRule[],
  path: string,
): { to: string; status: number } | null {
  for (const rule of rules) {
    const found = rule.pattern.exec(path);
    if (!found) continue;
    const filled = (whole: string, name: string) => found.groups?.[name] ?? whole;
    const to = rule.to.replace(/:([a-z]\w*)/gi, filled);
    return { to, status: rule.status };
  }
  return null;
}
