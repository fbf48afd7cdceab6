import { type ComponentProps, lazy, Suspense } from 'react';
import type { MediaPicker } from './MediaPicker.tsx';

const Picker = lazy(async () => ({ default: (await import('./MediaPicker.tsx')).MediaPicker }));

/** `MediaPicker`, downloaded when it is opened first. */
export function LazyMediaPicker(props: ComponentProps<typeof MediaPicker>) {
  return props.isOpen ? (
    <Suspense fallback={null}>
      <Picker {...props} />
    </Suspense>
  ) : null;
}
