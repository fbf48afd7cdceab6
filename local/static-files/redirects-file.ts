import { type PathPattern, parsePattern } from './path-pattern.ts';

/** Status 200 rewrites: another page answers at the same address. */
export interface RedirectRule {
  from: PathPattern;
  to: string;
  status: number;
}

/** Reads lines of `from to [status]`, 301 by default; `#` begins a comment. */
export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status] = line.trim().split(/\s+/);
    if (!from || from.startsWith('#') || !to) continue;
    rules.push({ from: parsePattern(from), to, status: Number.parseInt(status ?? '301', 10) });
  }
  return rules;
}

/** The target of the first rule that matches, with `:splat` and `:name` filled in. */
export function redirectFor(
  rules: RedirectRule[],
  path: string,
): { to: string; status: number } | null {
  for (const rule of rules) {
    const values = rule.from.match(path);
    if (!values) continue;
    const to = rule.to.replace(/:([a-z]\w*)/gi, (whole, name: string) => values[name] ?? whole);
    return { to, status: rule.status };
  }
  return null;
}
