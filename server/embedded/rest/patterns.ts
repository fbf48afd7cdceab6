const OPERATOR = String.raw`i?match(?:\((?:any|all)\))?\.`;
const FILTER = new RegExp(`^(?:not\\.)*${OPERATOR}`);
const WITHIN_LOGIC = new RegExp(`[.\\s]${OPERATOR}`);

/**
 * Whether a query filters by a regular expression. One with backreferences may never end, and the
 * embedded database can't be interrupted.
 */
export function usesPattern(url: string): boolean {
  return [...new URL(url).searchParams].some(([name, value]) =>
    (/(?:^|\.)(?:and|or)$/.test(name) ? WITHIN_LOGIC : FILTER).test(value.trim()),
  );
}
