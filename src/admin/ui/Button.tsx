import type { ComponentProps } from 'react';
import { type ButtonKind, buttonClass } from './button-class.ts';

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
