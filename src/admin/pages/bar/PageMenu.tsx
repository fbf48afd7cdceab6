import { useQuery } from '@tanstack/react-query';
import { useTranslationActions } from '#admin/documents/use-translation-actions.ts';
import { listedPages } from '#admin/pages/folder-pages.ts';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { pageKind } from '#admin/pages/page-kind.ts';
import { isSamePage } from '#admin/pages/translations/page-languages.ts';
import { pageStates } from '#admin/queries/pages.ts';
import { type Action, ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { translatePage } from '#data/pages/page-translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { staff } from '#languages/staff.ts';
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
  const translations = useLanguages();
  const canHide = isOfFolder && (name.kind === 'service' || name.kind === 'page');
  return (
    <ActionMenu
      label={staff.documents.more}
      isSign
      actions={[
        { id: 'preview', label: staff.documents.preview, run: onPreview },
        ...translations,
        mayPublish && {
          id: 'schedule',
          label: staff.documents.schedule,
          run: () => onOpen('schedule'),
        },
        state.saved !== null && {
          id: 'revisions',
          label: staff.documents.revisions,
          run: () => onOpen('revisions'),
        },
        status.hasNewer &&
          state.saved !== null && {
            id: 'discard',
            label: staff.documents.discardChanges,
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
        status.isPublished &&
          mayPublish && {
            id: 'remove',
            label:
              status.status === 'scheduled'
                ? staff.documents.unschedule
                : staff.documents.takeOffSite,
            isDangerous: true,
            run: () => onOpen('remove'),
          },
        !isOfFolder &&
          (mayPublish || !status.isPublished) && {
            id: 'bin',
            label: staff.documents.moveToBin,
            isDangerous: true,
            run: () => onOpen('bin'),
          },
      ]}
    >
      ⋯
    </ActionMenu>
  );
}

/** What the menu of a page says of other languages; nothing in a site of one. */
function useLanguages(): Action[] {
  const { name, state, saver, isOfFolder } = useOpenPage();
  const others = otherLanguages();
  const { data: states } = useQuery({ ...pageStates, enabled: others.length > 0 });
  const isThere = (language: string) =>
    listedPages(states ?? [], language).some((page) => isSamePage(page, name));
  // A page of the folder is in another language by the folder alone.
  const canBegin = name.language === '' && !isOfFolder && state.saved !== null;
  const elsewhere = ['', ...others].filter((code) => code !== name.language);
  const shown = states ? elsewhere.filter((code) => isThere(code) || canBegin) : [];
  return useTranslationActions(pageKind, saver, {
    places: Object.fromEntries(
      shown.map((code) => [code, isThere(code) ? STAFF.page(name.key, code) : null]),
    ),
    begin: async (saved, wanted) => {
      const { key, language } = await translatePage(saved.id, wanted);
      return STAFF.page(key, language);
    },
  });
}
