import { useStore } from '@nanostores/react';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';
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
          <RichText
            text={staff.galleries.saved}
            parts={{ time: <RelativeTime at={open.gallery.updated_at} /> }}
          />
        </span>
      )}
      {step === 'saving' && staff.galleries.saving}
      {step === 'waiting' && staff.galleries.notSavedYet}
      {step === 'failed' && (
        <button
          type="button"
          className="min-h-11 cursor-pointer font-medium text-bad underline underline-offset-4"
          aria-label={staff.galleries.goToUnsavedField}
          onClick={() => goToUnsaved() || onHidden()}
        >
          {staff.galleries.notSaved}
        </button>
      )}
    </div>
  );
}
