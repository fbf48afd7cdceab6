import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { StateChip } from '#admin/documents/StateChip.tsx';
import { useNames } from '#admin/queries/people.ts';
import { useListStatus } from '#admin/releases/use-list-status.ts';
import { type Action, ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { staff } from '#languages/staff.ts';
import type { ListedDocument, ListKind } from './document-list.ts';

/** What a kind shows of a document besides what all of them have. */
export interface RowParts {
  /** Where its title leads; nowhere from the bin. */
  to: string;
  /** Before and after when it was saved. */
  note?: ReactNode;
  more?: ReactNode;
  languages?: ReactNode;
  /** In place of the state. */
  chips?: ReactNode;
  /** Before the title. */
  cover?: ReactNode;
  /** What can be done to it besides what can be done to many. */
  actions?: readonly Action[];
  item?: ComponentProps<'li'> & { 'data-sortable'?: string };
}

interface DocumentRowProps extends RowParts {
  kind: ListKind;
  document: ListedDocument;
  /** Whether it is one of the chosen; null if it can't be, undefined where none can. */
  isChosen: boolean | null | undefined;
  onChoose: (isChosen: boolean) => void;
}

/** A document of a list: its title leads into it, the box chooses it, the menu does one thing to it. */
export function DocumentRow({ kind, document, isChosen, onChoose, ...row }: DocumentRowProps) {
  const statusOf = useListStatus();
  const title = document.title || staff.screens.untitled;
  const { note, more, languages, cover, actions = [] } = row;
  const state = statusOf(`${kind.name}:${document.id}`, document);
  const at = document.changeAt ?? document.publishedAt;
  return (
    <li
      {...row.item}
      className={`relative flex items-center gap-x-2 py-2.5 sm:gap-x-3 ${row.item?.className ?? ''}`}
    >
      {cover}
      {isChosen !== undefined && (
        <label
          className={`z-1 grid size-11 shrink-0 cursor-pointer place-items-center ${cover ? 'absolute top-2.5 start-0' : 'relative'} ${isChosen === null ? 'invisible' : ''}`}
        >
          <input
            type="checkbox"
            aria-label={staff.lists.choose(title)}
            checked={isChosen ?? false}
            onChange={(event) => onChoose(event.target.checked)}
            className="size-4.5 accent-(--accent)"
          />
        </label>
      )}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <div
            lang={document.title ? tagOf(document.language ?? '') : undefined}
            className="wrap-anywhere font-medium text-control"
          >
            {document.deletedAt ? (
              title
            ) : (
              <Link to={row.to} className="after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
            )}
          </div>
          <div
            className={`wrap-anywhere text-note text-soft ${note ? '' : 'first-letter:uppercase'}`}
          >
            {note}
            {note && document.updatedAt && ' · '}
            <Facts document={document} />
            {more}
          </div>
          {languages}
        </div>
        {!document.deletedAt && (row.chips ?? <StateChip state={state} at={at} />)}
      </div>
      {(actions.length > 0 || isChosen === null) && (
        <div className={`relative z-1 ${actions.length === 0 ? 'invisible' : ''}`}>
          <ActionMenu label={staff.lists.moreAbout(title)} actions={actions} isSign>
            ⋯
          </ActionMenu>
        </div>
      )}
    </li>
  );
}

function Facts({ document }: { document: ListedDocument }) {
  const by = useNames()(document.updatedBy);
  const at = document.deletedAt ?? document.updatedAt;
  return (
    <>
      {at && (
        <RichText
          text={document.deletedAt ? staff.lists.deleted : staff.lists.saved}
          parts={{ time: <RelativeTime at={at} /> }}
        />
      )}
      {by && staff.screens.by(by)}
      {document.changeAt && (
        <RichText
          text={staff.lists.andChangeGoesLive}
          parts={{ time: <RelativeTime at={document.changeAt} /> }}
        />
      )}
    </>
  );
}
