import { staffDirection } from '#languages/staff.ts';

const OPPOSITE: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key that leads to the same place where text runs from left to right: what comes next lies ahead in the text. */
export function alongText(key: string): string {
  return (staffDirection() === 'rtl' && OPPOSITE[key]) || key;
}
