import { useStore } from '@nanostores/react';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import type * as z from 'zod/v4/core';
import { type Entity, invalidate } from '#admin/queries/entities.ts';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { mergeDocuments, type Shape, unasked } from '#domain/documents/merge.ts';
import { isSameValue, isShapedLike } from '#domain/documents/same-value.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { draftPlace } from './draft-store.ts';
import { keptMessage } from './kept-message.tsx';
import { createSaver } from './saver.ts';
import { type SaverMachine, type SaverRules, saverMachine } from './saver-state.ts';
import { useLeftDrafts } from './use-left-drafts.ts';
import { useSaver } from './use-saver.ts';

type FormRules<Value, Saved> = Pick<SaverRules<Value, Saved>, 'empty' | 'read'> &
  Partial<Pick<SaverRules<Value, Saved>, 'isSame' | 'merge'>> & { shape?: Shape };

/** How a form that a person saves as a whole is compared, merged and saved. */
export function formMachine<Value, Saved extends { version: number }>({
  shape = 'parts',
  isSame = isSameValue,
  ...rules
}: FormRules<Value, Saved>): SaverMachine<Value, Saved> {
  return saverMachine<Value, Saved>({
    merge: (...versions) => mergeDocuments(shape, ...versions),
    ...rules,
    isSame,
    accept: (typed, sent, stored) => (isSame(typed, sent) ? stored : typed),
    pauseMs: null,
  });
}

/** What there is to say about a form. */
export type FormNews = 'restored' | 'saved' | 'unchanged' | 'put-back' | 'merged' | 'conflict';

interface SavedFormOptions<Value, Saved> {
  machine: SaverMachine<Value, Saved & { version: number }>;
  /** By which the device keeps what is typed. */
  thing: string;
  /** What lies on the device may be of another version of the website, with other fields. */
  isValue?: (found: unknown) => found is Value;
  saved: Saved;
  write: (value: Value, version: number) => Promise<Saved>;
  load: () => Promise<Saved>;
  /** Where the screens that show it find it. */
  queryKey: QueryKey;
  /** What saving makes stale. */
  changes: readonly Entity[];
}

export type SavedForm<Value, Saved extends { version: number }> = ReturnType<
  typeof useSavedForm<Value, Saved>
>;

/** A form that is saved when a person says so: what is typed is kept on the device until then. */
export function useSavedForm<Value, Saved extends { version: number }>(
  options: SavedFormOptions<Value, Saved>,
) {
  const { machine, thing, saved, write, load, queryKey, changes } = options;
  const queries = useQueryClient();
  const userId = useStore($session).user?.id ?? '';
  const [news, setNews] = useState<FormNews | null>(null);
  const [{ saver, place }] = useState(() => {
    const isAlike = (found: unknown): found is Value => isShapedLike(machine.rules.empty, found);
    const place = draftPlace(userId, thing, options.isValue ?? isAlike);
    const initial = machine.open(saved);
    return { place, saver: createSaver({ machine, initial, place, write, load }) };
  });
  const state = useStore(saver.state);
  useSaver(saver);
  useEffect(() => saver.dispatch({ type: 'seen', saved }), [saver, saved]);
  useLeftDrafts(saver, place, ({ draft }) => {
    if (saver.hasChanges() && draft) setNews('restored');
  });

  async function save(): Promise<void> {
    if (saver.state.get().sending) return;
    setNews(null);
    const { base } = saver.state.get();
    const written = await saver.save();
    const { theirs, origin, typed } = saver.state.get();
    if (theirs) {
      const { read, merge } = saver.rules;
      const value = unasked(merge(origin, typed, read(theirs)));
      // Without a question it stands in the fields, to be looked at before it is saved.
      if (value) saver.dispatch({ type: 'merged', value });
      setNews(value ? 'merged' : 'conflict');
    } else if (written) {
      queries.setQueryData(queryKey, written);
      void invalidate(queries, ...changes);
      setNews(written.version === base ? 'unchanged' : 'saved');
    } else {
      // It may have arrived, and its answer got lost.
      void queries.invalidateQueries({ queryKey });
    }
  }

  return {
    ...{ saver, save, typed: state.typed },
    /** Of what was saved last. */
    version: state.base,
    isSaving: state.sending !== null,
    failure: state.failure,
    isDirty: machine.hasChanges(state),
    // A conflict ends when its version is no longer in the way, and what was saved is said until somebody types.
    news:
      (news === 'conflict' && !state.theirs) || (news === 'saved' && machine.hasChanges(state))
        ? null
        : news,
    /** An earlier state of the fields that is not saved and had to make way. */
    kept: keptMessage(staff.saving.whatYouTypedAnother, state, saver.dispatch),
    /** Puts an earlier state into the fields and shows them from the top; nothing is saved yet. What is typed is kept. */
    putBack(value: Value) {
      const at = Date.now();
      const { base: version, origin } = saver.state.get();
      saver.dispatch({ type: 'put-back', kept: { at, version, origin, value }, at });
      setNews('put-back');
      window.scrollTo(0, 0);
    },
    /** Takes back what is not saved. */
    discard() {
      setNews(null);
      const newest = queries.getQueryData<Saved>(queryKey) ?? state.saved ?? saved;
      const keptAt = news === 'merged' && { keptAt: Date.now() };
      saver.dispatch({ type: 'replaced', saved: newest, ...keptAt });
    },
  };
}

/** The fields of a form: what is typed in them goes to its saver; what becomes of it there, back into them. */
export function useSavedFields<Value extends FieldValues, Saved extends { version: number }>(
  rules: z.$ZodType<Value, Value>,
  { saver, save }: Pick<SavedForm<Value, Saved>, 'saver' | 'save'>,
) {
  const form = useFields(rules, {
    defaultValues: saver.state.get().typed as never,
    // A new row is not looked over before something stands in it.
    reValidateMode: 'onSubmit',
  });
  const { errors } = useFormState({ control: form.control });
  const { subscribe, getValues, reset } = form;
  useEffect(() => {
    let isShowing = false;
    const stopFields = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isShowing) saver.dispatch({ type: 'typed', value: structuredClone(values) });
      },
    });
    const stopState = saver.state.listen(({ typed }, before) => {
      // Letter by letter: what was saved is shown as it was written down.
      if (typed === before?.typed || JSON.stringify(typed) === JSON.stringify(getValues())) return;
      isShowing = true;
      reset(structuredClone(typed));
      isShowing = false;
    });
    return () => {
      stopFields();
      stopState();
    };
  }, [subscribe, getValues, reset, saver]);
  return {
    form,
    submit: form.handleSubmit(async (values) => {
      saver.dispatch({ type: 'typed', value: values });
      await save();
    }),
    faults: countFaults(errors),
  };
}

function countFaults(errors: object): number {
  return Object.values(errors).reduce((count: number, error: unknown) => {
    if (typeof error !== 'object' || error === null) return count;
    return count + ('message' in error ? 1 : countFaults(error));
  }, 0);
}
