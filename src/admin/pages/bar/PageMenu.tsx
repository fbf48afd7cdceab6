import { useNavigate } from 'react-router';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { useTranslationActions } from '#admin/pages/translations/use-translation-actions.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { binPage } from '#data/pages/page-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { staff } from '#languages/staff.ts';
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
  const translations = useTranslationActions();
  const canHide = isOfFolder && (name.kind === 'service' || name.kind === 'page');
  return (
    <ActionMenu
      label={staff.pages.more}
      isSign
      actions={[
        { id: 'preview', label: staff.pages.preview, run: onPreview },
        ...translations,
        mayPublish && {
          id: 'schedule',
          label: staff.pages.schedule,
          run: () => onOpen('schedule'),
        },
        state.saved !== null && {
          id: 'revisions',
          label: staff.pages.revisions,
          run: () => onOpen('revisions'),
        },
        status.hasNewer &&
          state.saved !== null && {
            id: 'discard',
            label: staff.pages.discardChanges,
            run: () => onOpen('discard'),
          },
        canHide && {
          id: 'hide',
          label: draft.hidden ? staff.pages.showThePage : staff.pages.hideThePage,
          hint: staff.pages.whenPublished,
          run: () =>
            change(
              draft.hidden ? staff.pages.showingThePage : staff.pages.hidingThePage,
              (now) => ({
                ...now,
                hidden: !now.hidden,
              }),
            ),
        },
        isOfFolder &&
          !status.isAsItCame && {
            id: 'came',
            label: staff.pages.asTheSiteCame,
            hint: staff.pages.wholePage,
            run: () => change(staff.pages.wholePageAsTheSiteCame, () => DEFAULTS),
          },
        published !== null &&
          mayPublish && {
            id: 'remove',
            label: status.status === 'scheduled' ? staff.pages.unschedule : staff.pages.takeOffSite,
            isDangerous: true,
            run: () => onOpen('remove'),
          },
        !isOfFolder &&
          (mayPublish || published === null) && {
            id: 'bin',
            label: staff.pages.moveToBin,
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
        title={staff.pages.askDiscardChanges}
        onCancel={onClose}
        confirm={staff.pages.discard}
        onConfirm={() => discarding.mutate(undefined, { onSuccess: onClose })}
        change={discarding}
      >
        <p>{staff.pages.discardHint}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'remove'}
        title={isScheduled ? staff.pages.askUnschedule : staff.pages.askTakeOffSite}
        onCancel={onClose}
        confirm={isScheduled ? staff.pages.confirmUnschedule : staff.pages.confirmTakeOffSite}
        onConfirm={() => {
          changes.send('remove');
          onClose();
        }}
      >
        <p>{isOfFolder ? staff.pages.takeOffSiteHint : staff.pages.takeOwnPageOffHint}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'bin'}
        title={staff.pages.askMoveToBin}
        onCancel={onClose}
        confirm={staff.pages.confirmMoveToBin}
        onConfirm={() => binning.mutate()}
        change={binning}
      >
        <p>{staff.pages.binHint(Boolean(status.published))}</p>
      </ConfirmDialog>
    </>
  );
}
