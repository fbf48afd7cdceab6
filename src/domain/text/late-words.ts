/*
 * Tables of words have getters, because their words come after the modules: a spread would read them too early.
 */

/** One table of two, the second's in place of the first's of the same name. */
export function joined<A extends object, B extends object>(a: A, b: B): Omit<A, keyof B> & B {
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(a),
      ...Object.getOwnPropertyDescriptors(b),
    },
  ) as Omit<A, keyof B> & B;
}

/** A table without some of its words. */
export function omitted<A extends object, Name extends keyof A>(
  table: A,
  ...names: Name[]
): Omit<A, Name> {
  const rest = Object.entries(Object.getOwnPropertyDescriptors(table)).filter(
    ([name]) => !names.includes(name as Name),
  );
  return Object.defineProperties({}, Object.fromEntries(rest)) as Omit<A, Name>;
}
