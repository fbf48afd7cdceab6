import { plainSigns } from './telephone.ts';

/** A telephone number as it is dialled: `+44 (0)20 7946 0000` is `+442079460000`. */
export function dialled(number: string): string {
  const text = plainSigns(number);
  // This zero is dialled within the country alone; in Italy it is a part of the number.
  const isAbroad = /^(?:\+|00)(?! ?39)/.test(text);
  return (isAbroad ? text.replace(/\(\s*0\s*\)/, '') : text).replace(/[^+\d]/g, '');
}
