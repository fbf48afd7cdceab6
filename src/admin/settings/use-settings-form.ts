import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { businessSettings } from '#admin/queries/settings.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { deviceCopy } from '#admin/ui/device-copy.ts';
import { toFailure } from '#admin/ui/failure.ts';
import { useZodForm } from '#admin/ui/use-zod-form.ts';
import { fetchSettings, type SavedSettings, saveSettings } from '#data/business-settings.ts';
import type { BusinessSettings } from '#domain/business-settings.ts';
import { mergeSettings } from '#domain/settings-merge.ts';
import { $session } from '#stores/session.ts';
import { type SettingsValues, settingsOf, settingsRules, valuesOf } from './settings-values.ts';

/** What lies on the device while it is not saved. */
interface UnsavedSettings {
  values: SettingsValues;
  base: SavedSettings;
}

/** What there is to say about the form. */
export type SettingsNews =
  | { kind: 'restored' | 'saved' | 'unchanged' | 'put-back' }
  | { kind: 'merged'; clashes: string[] };

/** The form of the settings: what is typed is kept on the device until it is saved. */
export function useSettingsForm(saved: SavedSettings) {
  const queries = useQueryClient();
  const userId = useStore($session).user?.id;
  const [copy] = useState(() => deviceCopy(`settings:${userId}`, isUnsavedSettings));
  const [found] = useState(copy.read);
  const [base, setBase] = useState(found?.base ?? saved);
  const [news, setNews] = useState<SettingsNews | null>(found && { kind: 'restored' });
  const form = useZodForm(settingsRules, {
    defaultValues: valuesOf(base.settings, today()),
    ...(found && { values: found.values, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty } = form.formState;

  const keep = useEffectEvent((values: SettingsValues) => copy.keep({ values, base }));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) keep(values);
        },
      }),
    [form],
  );

  /** Puts a state into the fields; what it is based on stands in the database. */
  const show = (newer: SavedSettings, settings: BusinessSettings = newer.settings) => {
    setBase(newer);
    form.reset(valuesOf(newer.settings, today()));
    if (settings !== newer.settings) fill(settings);
  };
  const fill = (settings: BusinessSettings) =>
    form.reset(valuesOf(settings, today()), { keepDefaultValues: true });

  const follow = useEffectEvent((newer: SavedSettings) => {
    if (!isDirty && newer.version > base.version) show(newer);
  });
  useEffect(() => follow(saved), [saved]);

  const save = useDataChange({
    run: async (mine: BusinessSettings) => {
      try {
        return { written: await saveSettings(mine, base.version) };
      } catch (error) {
        if (toFailure(error).code !== 'conflict') throw error;
        return { theirs: await fetchSettings() };
      }
    },
    changes: ['settings'],
  });

  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    const mine = settingsOf(values);
    setNews(null);
    save.mutate(mine, {
      onSuccess: ({ written, theirs }) => {
        if (theirs) {
          const { merged, clashes } = mergeSettings(base.settings, mine, theirs.settings);
          show(theirs, merged);
          setNews({ kind: 'merged', clashes });
          return;
        }
        copy.drop();
        queries.setQueryData(businessSettings.queryKey, written);
        setNews({ kind: written.version === base.version ? 'unchanged' : 'saved' });
        show(written);
      },
    });
  });

  return {
    form,
    save,
    submit,
    isDirty,
    news,
    /** Puts an earlier state into the fields; nothing is saved yet. */
    putBack(settings: BusinessSettings) {
      fill(settings);
      setNews({ kind: 'put-back' });
    },
    /** Takes back what is not saved. */
    discard() {
      copy.drop();
      setNews(null);
      show(queries.getQueryData(businessSettings.queryKey) ?? base);
    },
  };
}

/** What lies there may be of another version of the website, with other fields. */
function isUnsavedSettings(found: unknown): found is UnsavedSettings {
  const { values, base } = (found ?? {}) as Partial<UnsavedSettings>;
  return (
    typeof base?.version === 'number' &&
    typeof base.settings === 'object' &&
    values !== undefined &&
    Array.isArray(values.week) &&
    Array.isArray(values.closures) &&
    typeof values.prices === 'object'
  );
}

/** On the clock of whoever looks: `2026-12-24`. */
function today(): string {
  return new Date().toLocaleDateString('sv');
}
