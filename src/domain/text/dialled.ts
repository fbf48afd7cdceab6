/** A telephone number as it is dialled: `+44 (0)20 7946 0000` is `+442079460000`. */
export function dialled(number: string): string {
  // This zero is dialled within the country alone.
  const text = /^\s*(?:\+|00)/.test(number) ? number.replace(/\(\s*0\s*\)/, '') : number;
  return text.replace(/[^+\d]/g, '');
}
