export const common: ReadonlySet<string> = new Set(
  'aber alle als am an auch auf aus bei bin bis da damit dann das dass dem den denn der des die dies diese diesem diesen dieser dieses doch durch ein eine einem einen einer eines er es fur hat haben hier ich ihr ihre ihrem ihren ihrer ihres im in ist ja kein keine man mit nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so um und uns unser unsere unter vom von vor war was weil wenn wer werden wie wir wird wo zu zum zur'.split(
    ' ',
  ),
);

/**
 * The first step of Savoy's light stemmer: it takes endings of plural and case. `kueche` is found as `küche`,
 * which both are `kuche`.
 */
export function stem(word: string): string {
  const plain = word.replace(/(?<![aeiouq])([aou])e/g, '$1');
  if (plain.length > 5 && plain.endsWith('ern')) return plain.slice(0, -3);
  if (plain.length > 4 && /e[mnrs]$/.test(plain)) return plain.slice(0, -2);
  if (plain.length > 3 && (plain.endsWith('e') || /[bdfghklmnt]s$/.test(plain))) {
    return plain.slice(0, -1);
  }
  return plain;
}
