/** The smallest kind of document: a note of one text, with nothing said twice that `src/admin/documents` knows. */
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DocumentEditorBar, type OpenDialog } from '#admin/documents/DocumentEditorBar.tsx';
import { LeaveQuestion, useLeaving } from '#admin/documents/LeaveQuestion.tsx';
import { RevisionComparison, RevisionsDialog } from '#admin/documents/RevisionsDialog.tsx';
import { useDocumentChanges } from '#admin/documents/use-document-changes.ts';
import { useDocumentStatus } from '#admin/documents/use-document-status.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import { createSaver } from '#admin/saving/saver.ts';
import { saverMachine } from '#admin/saving/saver-state.ts';
import { type OpenedDrafts, useOpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { Differences } from '#admin/ui/text/ChangedWords.tsx';
import { mergeDocuments } from '#domain/documents/merge.ts';
import type { Note, NoteServer } from './note-server.ts';

type Typed = Pick<Note, 'text'>;
const isTyped = (found: unknown): found is Typed => typeof (found as Typed)?.text === 'string';

/** How a note is compared, checked, merged and saved. */
const machine = saverMachine<Typed, Note>({
  empty: { text: '' },
  read: ({ text }) => ({ text }),
  change: (typed, change) => ({ ...typed, ...change }),
  isSame: (one, other) => one.text === other.text,
  isBlank: ({ text }) => text === '',
  check: ({ text }) => (text.length > 200 ? 'A note has at most 200 characters.' : ''),
  merge: (...versions) => mergeDocuments({}, ...versions),
  asStored: (sent) => sent,
  accept: (typed, sent, stored) => (typed.text === sent.text ? stored : typed),
  pauseMs: 200,
});

export function NoteScreen({ server }: { server: NoteServer }) {
  const drafts = useOpenedDrafts('note', isTyped);
  return drafts && <OpenNote {...{ server, drafts }} />;
}

/** What is different about notes: one field, and what publishing needs. */
function OpenNote({ server, drafts }: { server: NoteServer; drafts: OpenedDrafts<Typed> }) {
  const { note, published, change } = useStore(server.$held);
  const revisions = useQuery({ queryKey: ['own-notes'], queryFn: server.revisions });
  const [saver] = useState(() =>
    createSaver({
      ...{ machine, place: drafts.place, initial: machine.open(note, drafts.left) },
      ...{ write: server.write, load: server.load },
    }),
  );
  const state = useStore(saver.state);
  const [dialog, onOpen] = useState<OpenDialog | null>(null);
  const version = note.version + (machine.hasChanges(state) ? 1 : 0);
  const status = useDocumentStatus({ version, published, change, isKnown: true });
  const refusal = (saved: Note | null) => (saved?.text.trim() ? '' : 'Write the note first.');
  const changes = useDocumentChanges(server.kind, saver, { refusal });
  const leaving = useLeaving(saver);
  useSaver(saver);
  useEffect(() => saver.dispatch({ type: 'seen', saved: note }), [saver, note]);
  const fix = () => document.querySelector('textarea')?.focus();
  const close = () => onOpen(null);
  const bar = { saver, changes, dialog, onOpen, left: null, thing: null };
  return (
    <>
      <DocumentEditorBar
        {...bar}
        kind={server.kind}
        status={{ ...status, path: '/note' }}
        label="Where this note stands"
        back={{ to: '/admin/elsewhere', label: 'Notes' }}
        onPublish={() => changes.send('publish')}
        {...{ tools: null, first: [] }}
        problem={machine.rules.check(state.typed)}
        fix={{ problem: fix, address: fix, publishing: fix }}
      >
        {dialog === 'conflict' && (
          <ConflictDialog saver={saver} nameOf={() => 'Text'} onClose={close} />
        )}
        {dialog === 'revisions' && (
          <RevisionsDialog
            {...{ query: revisions, changes }}
            nameOf={({ text }) => text}
            compare={({ text }) => (
              <RevisionComparison>
                <Differences before={state.typed.text} after={text} />
              </RevisionComparison>
            )}
            onClose={close}
          />
        )}
      </DocumentEditorBar>
      <TextAreaField
        label="Note"
        value={state.typed.text}
        onChange={(text) => saver.dispatch({ type: 'typed', value: { text } })}
      />
      <LeaveQuestion {...{ leaving, saver }} />
    </>
  );
}
