import type { ComponentProps } from 'react';
import { type ButtonKind, buttonClass } from './button-class.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: ButtonKind;
  /** Something is under way: further presses do nothing, the focus stays where it is. */
  isPending?: boolean;
}

/**
 * A button that never loses the keyboard's focus: while its action runs it is `aria-disabled`
 * instead of `disabled`.
 */
export function Button({
  kind = 'secondary',
  isPending = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || undefined}
      className={buttonClass(kind, className)}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
