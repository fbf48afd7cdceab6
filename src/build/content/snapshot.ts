import { languages } from '#build/language.ts';
import { noteContent, noted, noteUses } from '#build/page-uses.ts';
import { currentLanguage } from '#business/language.ts';
import {
  type BusinessSettings,
  NO_SETTINGS,
  settingsIn,
} from '#domain/settings/business-settings.ts';
import { site } from '#site';
import { reportBrokenRow } from './broken-rows.ts';
import { ContentSync, type SyncReport } from './content-sync.ts';
import type { Content, KindName } from './kinds.ts';
import { SETTINGS_ID } from './settings.ts';

const byLanguage = new WeakMap<BusinessSettings, Map<string, BusinessSettings>>();

/** The content at one moment. */
export class Snapshot {
  readonly #settings: BusinessSettings;
  readonly #version: number;
  readonly #content: Content;

  constructor(version: number, content: Content) {
    this.#settings = content.settings.get(SETTINGS_ID) ?? NO_SETTINGS;
    this.#version = version;
    this.#content = content;
  }

  /** The owner’s settings, as the current language shows them; the same object while they are unchanged. */
  get settings(): BusinessSettings {
    if (languages.length === 1) return this.#settings;
    return byLanguage
      .getOrInsertComputed(this.#settings, () => new Map())
      .getOrInsertComputed(currentLanguage(), (code) => settingsIn(this.#settings, code, site));
  }

  get version(): number {
    noteContent();
    return this.#version;
  }

  /** Marks the page that asks as one that shows content. */
  entries<Name extends KindName>(kind: Name): Content[Name] {
    noteContent();
    return this.#content[kind];
  }
}

const sync = new ContentSync();
let current: Promise<Snapshot> | undefined;

/** Reads what has changed since the last call, everything at first; pages are made of it from then on. */
export async function readContent(): Promise<SyncReport> {
  const { content, ...report } = await sync.update();
  current = Promise.resolve(new Snapshot(report.version, content));
  return report;
}

/** In a build, what was there when the first page asked. */
export function currentSnapshot(): Promise<Snapshot> {
  current ??= firstSnapshot();
  return current;
}

async function firstSnapshot(): Promise<Snapshot> {
  try {
    const { content, version, broken } = await sync.update();
    for (const sentence of broken) reportBrokenRow(sentence);
    return new Snapshot(version, content);
  } catch (error) {
    // The dev server asks again for the next page.
    current = undefined;
    throw error;
  }
}

/** Caches what many pages ask for, once for a snapshot and language. */
export function perSnapshot<Value>(
  make: (snapshot: Snapshot) => Promise<Value>,
): () => Promise<Value> {
  const known = new WeakMap<Snapshot, Map<string, ReturnType<typeof noted<Value>>>>();
  return async () => {
    const snapshot = await currentSnapshot();
    const { result, uses } = await known
      .getOrInsertComputed(snapshot, () => new Map())
      .getOrInsertComputed(currentLanguage(), () => noted(() => make(snapshot)));
    noteUses(uses);
    return result;
  };
}
