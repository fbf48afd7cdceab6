import { type RefObject, useEffect } from 'react';
import { cameThroughSignIn } from '#admin/sign-in/origin.ts';

/** Sets the focus after sign-in: the form that had it is gone. */
export function useFocusAfterSignIn(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (cameThroughSignIn() && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [target]);
}
