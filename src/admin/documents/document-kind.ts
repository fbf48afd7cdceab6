import type { Entity } from '#admin/queries/entities.ts';
import {
  binDocument,
  type Copy,
  discardChanges,
  type Kind,
  publishDocument,
  type ReplacedCopy,
  restoreRevision,
  type TextKind,
  unpublishDocument,
  unscheduleDocument,
} from '#data/documents/documents.ts';

/** What the server tells of any document. */
export interface StoredDocument {
  id: string;
  version: number;
  /** ISO 8601. */
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
  /** The code of its own language, where it has one. */
  language?: string;
}

/** A document as another state of it took its place, and what brings back the one before. */
export interface Replaced<Saved> {
  stored: Saved;
  /** Writes on top of what is stored by then, and can be taken back as well. @throws DataError 'conflict' */
  undo: (now: Saved) => Promise<Replaced<Saved>>;
}

/**
 * What a kind of document can do: its verbs, each of which asks the server. Screens show what is there; what is in a
 * document only its kind knows.
 */
export interface DocumentKind<Saved extends StoredDocument> {
  entity: Entity;
  /** What links to its drafts know it by; absent where there are none. */
  linked?: Kind;
  /** The version of its words, where what else is in it has one too. */
  written?: (saved: Saved) => number;
  /** @param at when visitors get it; now when missing. @throws DataError 'conflict' */
  publish: (saved: Saved, at?: Date) => Promise<unknown>;
  /** Off the site and the schedule. */
  unpublish: (id: string) => Promise<unknown>;
  /** Off the schedule alone; absent where nothing is scheduled. */
  unschedule?: (id: string) => Promise<unknown>;
  /** Back to what visitors have. */
  discard: (saved: Saved) => Promise<Replaced<Saved>>;
  restore: (revision: string, saved: Saved) => Promise<Replaced<Saved>>;
  /** To the bin, or back. */
  bin: (id: string, isBinned: boolean) => Promise<unknown>;
}

function documentKind<Of extends TextKind>(
  kind: Of,
  entity: DocumentKind<Copy<Of>>['entity'],
): DocumentKind<Copy<Of>> {
  const replaced = ({ document, revision }: ReplacedCopy<Of>): Replaced<Copy<Of>> => ({
    stored: document,
    undo: async (now) => replaced(await restoreRevision(kind, revision, now, true)),
  });
  return {
    ...{ entity, linked: kind },
    publish: (saved, at) => publishDocument(kind, saved, at),
    unpublish: (id) => unpublishDocument(kind, id),
    unschedule: (id) => unscheduleDocument(kind, id),
    discard: async (saved) => replaced(await discardChanges(kind, saved)),
    restore: async (revision, saved) => replaced(await restoreRevision(kind, revision, saved)),
    bin: (id, isBinned) => binDocument(kind, id, isBinned),
  };
}

export const articleKind = documentKind('post', 'posts');
export const pageKind = documentKind('page', 'pages');
