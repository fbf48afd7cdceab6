import { useStore } from '@nanostores/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { invalidate } from '#admin/queries/entities.ts';
import { serviceList } from '#admin/queries/services.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { draftPlace } from '#admin/saving/draft-store.ts';
import { keptMessage } from '#admin/saving/kept-message.tsx';
import { createSaver } from '#admin/saving/saver.ts';
import { useLeftDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import {
  fetchSettings,
  type SavedSettings,
  saveSettings,
} from '#data/settings/business-settings.ts';
import { unasked } from '#domain/documents/merge.ts';
import { staffServices } from '#domain/pages/services.ts';
import { type BusinessSettings, priceKey } from '#domain/settings/business-settings.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { type SettingsValues, settingsRules } from './settings-rules.ts';
import { fieldsOf, isSettingsValues, settingsMachine } from './settings-saver.ts';
import { settingsOf } from './settings-values.ts';

/** What there is to say about the form. */
export interface SettingsNews {
  kind: 'restored' | 'saved' | 'unchanged' | 'put-back' | 'merged' | 'conflict';
}

/** The form of the settings: what is typed is kept on the device until it is saved. */
export function useSettingsForm(saved: SavedSettings) {
  const queries = useQueryClient();
  const userId = useStore($session).user?.id ?? '';
  const [news, setNews] = useState<SettingsNews | null>(null);
  const [{ saver, place }] = useState(() => {
    const place = draftPlace(userId, 'settings', isSettingsValues);
    const initial = settingsMachine.open(saved);
    const write = (values: SettingsValues, version: number) =>
      saveSettings(settingsOf(values, amountsOfPages(queries)), version);
    const load = fetchSettings;
    return { place, saver: createSaver({ machine: settingsMachine, initial, place, write, load }) };
  });
  const state = useStore(saver.state);
  const form = useFields(settingsRules, {
    defaultValues: state.typed,
    // A new row is not looked over before something stands in it.
    reValidateMode: 'onSubmit',
  });
  const { errors } = useFormState({ control: form.control });
  const { subscribe, getValues, reset } = form;
  useSaver(saver);
  useEffect(() => saver.dispatch({ type: 'seen', saved }), [saver, saved]);

  // What is typed goes to the saver; what becomes of it there, back into the fields.
  useEffect(() => {
    let isShowing = false;
    const stopFields = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isShowing) saver.dispatch({ type: 'typed', value: structuredClone(values) });
      },
    });
    const stopState = saver.state.listen(({ typed }, before) => {
      if (typed === before?.typed || isAlike(typed, getValues())) return;
      isShowing = true;
      reset(structuredClone(typed));
      isShowing = false;
    });
    return () => {
      stopFields();
      stopState();
    };
  }, [subscribe, getValues, reset, saver]);
  useLeftDrafts(saver, place, ({ draft }) => {
    if (saver.hasChanges() && draft) setNews({ kind: 'restored' });
  });

  const submit = form.handleSubmit(async (values) => {
    if (saver.state.get().sending) return;
    setNews(null);
    saver.dispatch({ type: 'typed', value: values });
    const { base } = saver.state.get();
    const written = await saver.save();
    const { theirs, origin, typed } = saver.state.get();
    if (theirs) {
      const { read, merge } = saver.rules;
      const value = unasked(merge(origin, typed, read(theirs)));
      // Without a question it stands in the fields, to be looked at before it is saved.
      if (value) saver.dispatch({ type: 'merged', value });
      setNews({ kind: value ? 'merged' : 'conflict' });
    } else if (written) {
      queries.setQueryData(businessSettings.queryKey, written);
      void invalidate(queries, 'settings');
      setNews({ kind: written.version === base ? 'unchanged' : 'saved' });
    }
  });

  return {
    ...{ form, submit, saver },
    isSaving: state.sending !== null,
    failure: state.failure,
    faults: countFaults(errors),
    isDirty: settingsMachine.hasChanges(state),
    // A conflict ends when its version is no longer in the way.
    news: news?.kind === 'conflict' && !state.theirs ? null : news,
    /** An earlier state of the fields that is not saved and had to make way. */
    kept: keptMessage(staff.settings.whatYouTypedAnother, state, saver.dispatch),
    /** Puts an earlier state into the fields and shows them from the top; nothing is saved yet. What is typed is kept. */
    putBack(settings: BusinessSettings) {
      const at = Date.now();
      const { base: version, origin } = saver.state.get();
      const kept = { at, version, origin, value: fieldsOf(settings) };
      saver.dispatch({ type: 'put-back', kept, at });
      setNews({ kind: 'put-back' });
      window.scrollTo(0, 0);
    },
    /** Takes back what is not saved. */
    discard() {
      setNews(null);
      const newest = queries.getQueryData(businessSettings.queryKey) ?? state.saved ?? saved;
      const isTakingTheirs = news?.kind === 'merged';
      const keptAt = isTakingTheirs && { keptAt: Date.now() };
      saver.dispatch({ type: 'replaced', saved: newest, ...keptAt });
    },
  };
}

/** None while they are not known: then what stands in a field is kept. */
function amountsOfPages(queries: QueryClient): Record<string, number> {
  const pages = queries.getQueryData(serviceList.queryKey);
  const services = pages ? staffServices(pages).shown : [];
  return Object.fromEntries(
    services.flatMap(({ key: service, prices }) =>
      prices.map(({ key, from }) => [priceKey(service, key), from]),
    ),
  );
}

/** What the parts of the form take of it. */
export type SettingsFields = ReturnType<typeof useSettingsForm>['form'];

function countFaults(errors: object): number {
  return Object.values(errors).reduce((count: number, error: unknown) => {
    if (typeof error !== 'object' || error === null) return count;
    return count + ('message' in error ? 1 : countFaults(error));
  }, 0);
}

/** Letter by letter: what was saved is shown as it was written down. */
function isAlike(one: SettingsValues, other: SettingsValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
