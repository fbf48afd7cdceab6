import { atom, type ReadableAtom } from 'nanostores';
import type { TextState } from '#admin/saving/text-saver.ts';

/** A field that saves itself, as far as others need to know. */
export interface OpenField {
  $state: ReadableAtom<TextState>;
  /** @returns whether everything that was typed is saved then. */
  flush: () => Promise<boolean>;
}

/** The least saved of several fields. `failed` lasts until the author retries: a field left retries by itself. */
export type FieldsStep = 'saved' | 'saving' | 'waiting' | 'failed';

/** The fields of something that is open, taken together. */
export function createOpenFields() {
  const fields = new Set<OpenField>();
  const failed = new Set<OpenField>();
  const $step = atom<FieldsStep>('saved');

  function update(): void {
    const steps = [...fields].map((field) => {
      const step = stepOf(field.$state.get());
      if (step === 'failed') failed.add(field);
      if (step === 'saved') failed.delete(field);
      return failed.has(field) ? 'failed' : step;
    });
    const least = (['failed', 'waiting', 'saving'] as const).find((step) => steps.includes(step));
    $step.set(least ?? 'saved');
  }

  return {
    $step,
    /** Makes a field known for as long as it is there. @returns ends that. */
    register(field: OpenField): () => void {
      fields.add(field);
      const stop = field.$state.subscribe(update);
      return () => {
        stop();
        fields.delete(field);
        failed.delete(field);
        update();
      };
    },
    /** Saves everything that is typed. @returns whether nothing is left. */
    async flush(): Promise<boolean> {
      const unsaved = [...fields].filter(({ $state }) => $state.get().isUnsaved);
      const saved = await Promise.all(unsaved.map(({ flush }) => flush()));
      return saved.every(Boolean);
    },
  };
}

export type OpenFields = ReturnType<typeof createOpenFields>;

function stepOf(state: TextState): FieldsStep {
  if (state.step === 'failed' || state.theirs !== null) return 'failed';
  if (state.step === 'saving' || state.step === 'waiting') return state.step;
  return 'saved';
}
