import type { ComponentProps } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: ButtonKind;
  /** Further presses do nothing, and the focus stays. */
  isPending?: boolean;
  /** There is nothing for it to do now. It keeps its place, so that its neighbours keep theirs. */
  isIdle?: boolean;
}

/** `aria-disabled` instead of `disabled`, so that it keeps the focus. */
export function Button(props: ButtonProps) {
  const { kind, isPending = false, isIdle = false, className, onClick, ...rest } = props;
  const isOff = isPending || isIdle;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      className={buttonClass(kind, className)}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

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
