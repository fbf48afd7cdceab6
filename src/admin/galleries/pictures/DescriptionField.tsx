import { atom } from 'nanostores';
import { type KeyboardEvent, memo, useEffect, useId } from 'react';
import { useTyped } from '#admin/galleries/use-gallery-field.ts';
import { useMediaTextOptions } from '#admin/media/use-media-text.ts';
import { SavingTrouble } from '#admin/saving/AutosaveField.tsx';
import { useAutosave } from '#admin/saving/use-autosave.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Counter, isNearLimit } from '#admin/ui/fields/FieldMessage.tsx';
import { AutosizeTextarea } from '#admin/ui/fields/TextAreaField.tsx';
import type { MediaSummary } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

interface DescriptionFieldProps {
  /** What stands above it: two views in one place need telling apart. */
  label: string;
  media: MediaSummary;
  name: string;
}

/** Those that could not be saved: where they are on the screen, and what they are. */
export const $undescribed = atom<readonly (readonly [part: string, what: string])[]>([]);

/** What a picture shows, written under it in its gallery. */
export const DescriptionField = memo(function DescriptionField(props: DescriptionFieldProps) {
  const { label, media, name } = props;
  const options = useMediaTextOptions(media, 'alt');
  const autosave = useAutosave(options);
  const typed = useTyped(staff.galleries.descriptionInSentence(name), {
    ...{ saved: autosave.text, put: autosave.type, flush: autosave.flush },
    now: () => autosave.$state.get().text,
    tidied: options.asStored ?? ((text) => text),
  });
  const part = `description-${media.id}`;
  const what = staff.galleries.descriptionOf(name);
  const { isUnsaved } = autosave;
  const isFailed = autosave.step === 'failed' || autosave.theirs !== null;
  // Until it is saved: a field that is left tries once more.
  useEffect(() => {
    const others = $undescribed.get().filter(([one]) => one !== part);
    if (isFailed) $undescribed.set([...others, [part, what]]);
    else if (!isUnsaved) $undescribed.set(others);
  }, [isFailed, isUnsaved, part, what]);
  useEffect(
    () => () => $undescribed.set($undescribed.get().filter(([one]) => one !== part)),
    [part],
  );
  return (
    <div data-part={part} className="px-1 pt-2">
      {/* Beside the caption, which is what visitors see. */}
      <p aria-hidden="true" className="pb-1 text-note text-soft">
        {label}
      </p>
      <DescriptionInput
        field={{ ...autosave, ...typed }}
        name={name}
        placeholder={staff.galleries.describeForPeople}
        onLeave={typed.leave}
        className="min-h-11 scroll-mt-96 scroll-mb-8 rounded-lg border border-field bg-panel px-3 py-2 text-note"
      />
    </div>
  );
});

interface DescriptionInputProps {
  field: ReturnType<typeof useAutosave>;
  /** What the picture is called. */
  name: string;
  placeholder: string;
  onLeave: () => void;
  className: string;
}

/** One of a row of fields for descriptions: Enter saves it and leads on to the next. */
export function DescriptionInput({ field, name, onLeave, ...textarea }: DescriptionInputProps) {
  const counterId = useId();
  return (
    <>
      <AutosizeTextarea
        lang={site.language}
        {...textarea}
        data-description
        enterKeyHint="next"
        aria-label={staff.galleries.descriptionOf(name)}
        aria-describedby={isNearLimit(field.text, MEDIA_LIMITS.alt) ? counterId : undefined}
        value={field.text}
        onChange={(event) => field.type(event.target.value.replace(/\n+/g, ' '))}
        onBlur={onLeave}
        onKeyDown={goOn}
      />
      <Counter id={counterId} text={field.text} limit={MEDIA_LIMITS.alt} />
      <FieldState field={field} label={staff.galleries.descriptionInSentence(name)} />
    </>
  );
}

/** Under an autosaving field: only what the author has to know or decide. */
function FieldState({ field, label }: { field: ReturnType<typeof useAutosave>; label: string }) {
  return (
    <>
      <div role="status" className="text-bad text-note">
        {field.step === 'failed' && (
          <>
            {staff.saving.notSavedBecause(field.failure ?? '')}{' '}
            <Button onClick={() => void field.flush()}>{staff.common.tryAgain}</Button>
          </>
        )}
      </div>
      <SavingTrouble text={field} what={label} answer="take-theirs" />
    </>
  );
}

const FIELDS = 'textarea[data-description]';

/** In a field for a description: Enter leads on to the next one, Shift and Enter back. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // Enter also ends a word that an input method is putting together.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus();
}

/** Goes to the first field that nothing stands in. */
export function goToUndescribed(): void {
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>(FIELDS)];
  fields.find(({ value }) => value.trim() === '')?.focus();
}
