import { type RefObject, useEffect } from 'react';
import { cameThroughSignIn } from '#admin/sign-in/origin.ts';

/** Starts reading here when somebody has just signed in: the form that had the focus is gone. */
export function useFocusAfterSignIn(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (cameThroughSignIn() && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [target]);
}
