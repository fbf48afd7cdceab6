import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import type { MediaSummary } from '#data/media/media.ts';
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

interface ChooseMediaProps extends ComponentProps<typeof Button> {
  wanted?: 'picture' | 'pdf';
  onChosen: (media: MediaSummary) => void;
}

/** A button that lets somebody choose one of the library. */
export function ChooseMedia({ wanted = 'picture', onChosen, ...button }: ChooseMediaProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" {...button} onClick={() => setOpen(true)} />
      <LazyMediaPicker
        {...{ isOpen, wanted }}
        onOpenChange={setOpen}
        selectionMode="single"
        onChoose={([chosen]) => chosen && onChosen(chosen)}
      />
    </>
  );
}
