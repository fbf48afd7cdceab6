/** One `primary` a screen, everything else quieter. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';

const BASE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg py-2 text-center text-small transition-colors aria-disabled:cursor-default aria-disabled:opacity-60';

const KINDS: Record<ButtonKind, string> = {
  primary: 'px-4 font-medium bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'px-4 font-medium border border-line bg-panel text-text hover:border-field',
  quiet: 'px-4 font-medium text-text underline-offset-4 hover:underline',
  danger: 'px-4 font-medium text-bad underline-offset-4 hover:underline',
  link: 'min-w-6 text-soft underline underline-offset-4 hover:text-text',
};

export function buttonClass(kind: ButtonKind = 'secondary', extra = ''): string {
  return `${BASE} ${KINDS[kind]} ${extra}`;
}
