import { useStore } from '@nanostores/react';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { goToUnsaved } from './FieldState.tsx';
import { useOpenGallery } from './gallery-context.ts';
import type { FieldsStep } from './open-fields.ts';

const TONES: Record<FieldsStep, Tone> = {
  saved: 'good',
  saving: 'waiting',
  waiting: 'waiting',
  failed: 'bad',
};

/** Whether the whole gallery is saved. @param onHidden the unsaved field is among the details, which are hidden. */
export function SavedLine({ onHidden }: { onHidden: () => void }) {
  const { open, changes, fields } = useOpenGallery();
  const typed = useStore(fields.$step);
  const step = typed === 'saved' && changes.isSaving ? 'saving' : typed;
  return (
    <div className="flex items-center gap-2 text-note text-soft">
      <Dot tone={TONES[step]} />
      {step === 'saved' && (
        <span>
          Saved <RelativeTime at={open.gallery.updated_at} />
        </span>
      )}
      {step === 'saving' && 'Saving…'}
      {step === 'waiting' && 'Not saved yet'}
      {step === 'failed' && (
        <button
          type="button"
          className="min-h-11 cursor-pointer font-medium text-bad underline underline-offset-4"
          aria-label="Not saved: go to the field"
          onClick={() => goToUnsaved() || onHidden()}
        >
          Not saved
        </button>
      )}
    </div>
  );
}
