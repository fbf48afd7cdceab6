import type { ComponentProps } from 'react';
import { type ButtonKind, buttonClass } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: ButtonKind;
  /** Further presses do nothing, and the focus stays. */
  isPending?: boolean;
}

/** `aria-disabled` instead of `disabled` while its action runs, so that it keeps the focus. */
export function Button({ kind, isPending = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || undefined}
      className={buttonClass(kind, className)}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
