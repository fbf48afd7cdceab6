import { useNavigate } from 'react-router';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { binPage } from '#data/pages/page-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { AS_IT_CAME } from '#domain/pages/draft.ts';
import type { PageChangesState } from './use-page-changes.ts';
import type { PageStatus } from './use-page-status.ts';

export type PageQuestion = 'schedule' | 'revisions' | 'conflict' | 'discard' | 'remove' | 'bin';

interface PageMenuProps {
  status: PageStatus;
  mayPublish: boolean;
  onPreview: () => void;
  onOpen: (question: PageQuestion) => void;
}

/** What is done to a page now and then. */
export function PageMenu({ status, mayPublish, onPreview, onOpen }: PageMenuProps) {
  const { name, state, isOfFolder, draft, change } = useOpenPage();
  const { published } = status;
  const canHide = isOfFolder && (name.kind === 'service' || name.kind === 'page');
  return (
    <ActionMenu
      label="More"
      isSign
      actions={[
        { id: 'preview', label: 'Preview', run: onPreview },
        mayPublish && { id: 'schedule', label: 'Schedule', run: () => onOpen('schedule') },
        state.saved !== null && {
          id: 'revisions',
          label: 'Revisions',
          run: () => onOpen('revisions'),
        },
        status.hasNewer &&
          state.saved !== null && {
            id: 'discard',
            label: 'Discard the waiting changes',
            run: () => onOpen('discard'),
          },
        canHide && {
          id: 'hide',
          label: draft.hidden ? 'Show the page' : 'Hide the page',
          hint: 'when published',
          run: () =>
            change(draft.hidden ? 'showing the page' : 'hiding the page', (now) => ({
              ...now,
              hidden: !now.hidden,
            })),
        },
        isOfFolder &&
          !status.isAsItCame && {
            id: 'came',
            label: 'As the site came',
            hint: 'the whole page',
            run: () => change('the whole page as the site came', () => AS_IT_CAME),
          },
        published !== null &&
          mayPublish && {
            id: 'remove',
            label: status.status === 'scheduled' ? 'Take off the schedule' : 'Take off the site',
            isDangerous: true,
            run: () => onOpen('remove'),
          },
        !isOfFolder &&
          (mayPublish || published === null) && {
            id: 'bin',
            label: 'Move to the bin…',
            isDangerous: true,
            run: () => onOpen('bin'),
          },
      ]}
    >
      ⋯
    </ActionMenu>
  );
}

interface PageQuestionsProps {
  dialog: PageQuestion | null;
  status: PageStatus;
  changes: PageChangesState;
  onClose: () => void;
}

/** What is asked before a page is changed as a whole. */
export function PageQuestions({ dialog, status, changes, onClose }: PageQuestionsProps) {
  const { state, isOfFolder } = useOpenPage();
  const navigate = useNavigate();
  const { discarding } = changes;
  const binning = useDataChange<void>({
    run: async () => {
      if (state.saved) await binPage(state.saved.id, true);
    },
    changes: ['pages', 'releases'],
    leave: () => navigate(STAFF.pages),
  });
  const isScheduled = status.status === 'scheduled';
  return (
    <>
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        title="Discard the waiting changes?"
        onCancel={onClose}
        confirm="Discard"
        onConfirm={() => discarding.mutate(undefined, { onSuccess: onClose })}
        change={discarding}
      >
        <p>
          The editor goes back to what visitors see. They notice nothing. What you discard stays
          under Revisions, and you can undo this at once.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'remove'}
        title={isScheduled ? 'Take it off the schedule?' : 'Take this off the site?'}
        onCancel={onClose}
        confirm={isScheduled ? 'Take it off the schedule' : 'Take it off the site'}
        onConfirm={() => {
          changes.send('remove');
          onClose();
        }}
      >
        <p>
          {isOfFolder
            ? 'The site is built again, and visitors get the page as the site came. What staff changed stays here, and can be published again.'
            : 'The site is built again without this page; until that is done visitors still have it. It stays here as a draft, and you can publish it again any time.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'bin'}
        title="Move this page to the bin?"
        onCancel={onClose}
        confirm="Move to the bin"
        onConfirm={() => binning.mutate()}
        change={binning}
      >
        <p>
          It can be restored from the bin, as a draft.
          {status.published && ' Visitors see it until the site is published the next time.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
