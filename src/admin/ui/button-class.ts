/** How loud a button is: one `primary` a screen, everything else quieter. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

const BASE =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-4 py-2 text-center font-medium text-small transition-colors aria-disabled:cursor-default aria-disabled:opacity-60';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border border-line bg-panel text-text hover:border-field',
  quiet: 'text-text underline-offset-4 hover:underline',
  danger: 'text-bad underline-offset-4 hover:underline',
};

/** The look of a button, for buttons and for links that lead to the next step. */
export function buttonClass(kind: ButtonKind = 'secondary', extra = ''): string {
  return `${BASE} ${KINDS[kind]} ${extra}`;
}
