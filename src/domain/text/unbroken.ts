/** Text that stays on one line, such as a telephone number. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
