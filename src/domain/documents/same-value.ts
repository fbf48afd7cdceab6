/** Whether two values are the same as JSON, in whatever order their keys are; absent is undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, nth) => isSameValue(item, other[nth]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * For something that was written down by another version of the code: whether it has every part of a pattern, each of
 * the same sort. What is null there may be anything; the items of lists are not looked at.
 */
export function isShapedLike<Value>(pattern: Value, found: unknown): found is Value {
  if (pattern === null) return found !== undefined;
  if (!isRecord(pattern)) {
    return typeof found === typeof pattern && Array.isArray(found) === Array.isArray(pattern);
  }
  const parts = Object.entries(pattern);
  return isRecord(found) && parts.every(([name, part]) => isShapedLike(part, found[name]));
}
