export const common: ReadonlySet<string> = new Set(
  'ao aos as ate com como da das de dela dele depois do dos ela elas ele eles em entre era essa esse esta este eu foi ha isso isto ja lhe mais mas me mesmo meu minha muito na nao nas nem no nos nossa nosso num numa os ou para pela pelo por qual quando que quem sao se sem ser seu seus so sua suas tambem te tem ter um uma umas uns voce'.split(
    ' ',
  ),
);

/** Plurals and their singular, without accents: `balcões` and `balcão` are `balcao`. */
const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'],
  [/([aeou])is$/, '$1l'],
  [/is$/, 'il'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
];

export function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  const [plural, singular] = PLURALS.find(([ending]) => ending.test(word)) ?? [];
  return plural ? word.replace(plural, singular ?? '') : word;
}
