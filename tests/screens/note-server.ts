import { atom } from 'nanostores';
import type { DocumentKind, Replaced, StoredDocument } from '#admin/documents/document-kind.ts';
import { DataError } from '#data/errors.ts';
import { failure, JOE } from './staff.tsx';

export interface Note extends StoredDocument {
  text: string;
}

interface Held {
  note: Note;
  /** What visitors have or are to have. */
  published: { version: number; published_at: string; text: string } | null;
  change: { version: number; action: string; at: string } | null;
}

type Revision = Note & { reason: 'save'; createdAt: string; createdBy: string };

export type NoteServer = ReturnType<typeof holdNote>;

/** One note as a server has it, with every text that it had: what stands on an old version is refused. */
export function holdNote(text: string) {
  const at = () => new Date().toISOString();
  const first: Note = {
    id: 'note',
    version: 1,
    text,
    updated_at: at(),
    updated_by: JOE.id,
    deleted_at: null,
  };
  const $held = atom<Held>({ note: first, published: null, change: null });
  const revisions: Revision[] = [];
  const server = { isAway: false };

  function put(text: string, version: number, by: string = JOE.id): Note {
    const { note } = $held.get();
    if (server.isAway) throw failure('offline');
    if (version !== note.version) throw new DataError('conflict');
    revisions.unshift({
      ...note,
      id: String(version),
      reason: 'save',
      createdAt: at(),
      createdBy: JOE.id,
    });
    const next = { ...note, text, version: version + 1, updated_by: by, updated_at: at() };
    $held.set({ ...$held.get(), note: next });
    return next;
  }
  const replace = async (text: string, saved: Note): Promise<Replaced<Note>> => ({
    stored: put(text, saved.version),
    undo: (now) => replace(saved.text, now),
  });
  const publish = (published: Held['published'], action = 'published') =>
    $held.set({ ...$held.get(), published, change: { version: 0, action, at: at() } });
  const kind: DocumentKind<Note> = {
    entity: 'own-notes',
    publish: async ({ version, text }, when = new Date()) =>
      publish({ version, text, published_at: when.toISOString() }),
    unpublish: async () => publish(null, 'unpublished'),
    unschedule: async () => publish(null, 'unpublished'),
    discard: (saved) => replace($held.get().published?.text ?? '', saved),
    restore: (id, saved) => replace(revisions.find((one) => one.id === id)?.text ?? '', saved),
    bin: async (_, isBinned) => {
      const { note, ...held } = $held.get();
      $held.set({ ...held, note: { ...note, deleted_at: isBinned ? at() : null } });
    },
  };
  return Object.assign(server, {
    ...{ $held, kind },
    write: async ({ text }: Pick<Note, 'text'>, version: number) => put(text, version),
    load: async () => $held.get().note,
    revisions: async () => revisions,
    /** A colleague saves another text. */
    meanwhile: (text: string) => put(text, $held.get().note.version, 'ada'),
  });
}
