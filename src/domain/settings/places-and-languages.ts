const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

/** Regions that are no country, or whose mail has the address of another. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

// What a country was called before is another name for what it is called now.
const COUNTRIES = PAIRS.map((pair) => pair.toUpperCase()).filter(
  (code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code,
);

/** Countries by their code, in the order of their names in the language of this tag. */
export function countriesIn(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(namesOf('region', COUNTRIES, tag));
}

/** Languages by their code, in the order of their names in the language of this tag: `pl`, `Polnisch`. */
export function languagesIn(tag: string): ReadonlyMap<string, string> {
  return new Map(namesOf('language', PAIRS, tag));
}

/** `polnisch` → `pl`, by one of these lists of names or by the code itself; null for what is no language. */
export function languageCode(
  name: string,
  lists: readonly ReadonlyMap<string, string>[],
): string | null {
  const wanted = name.toLowerCase();
  for (const list of lists) {
    for (const [code, known] of list) {
      if (wanted === code || wanted === known.toLowerCase()) return code;
    }
  }
  return null;
}

function namesOf(
  type: 'region' | 'language',
  codes: readonly string[],
  tag: string,
): [string, string][] {
  const names = new Intl.DisplayNames([tag], { type, fallback: 'none' });
  return codes
    .flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name ? [[code, name]] : [];
    })
    .sort(([, one], [, other]) => one.localeCompare(other, tag));
}
