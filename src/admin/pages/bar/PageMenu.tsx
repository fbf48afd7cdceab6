import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { listedPages } from '#admin/pages/folder-pages.ts';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { isSamePage } from '#admin/pages/translations/page-languages.ts';
import { pageStates } from '#admin/queries/pages.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { type Action, ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { DataError } from '#data/errors.ts';
import { translatePage } from '#data/pages/page-translations.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { staff } from '#languages/staff.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
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
  const translations = useTranslationActions();
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
function useTranslationActions(): Action[] {
  const { name, state, saver, isOfFolder } = useOpenPage();
  const navigate = useNavigate();
  const others = otherLanguages();
  const { data: states } = useQuery({ ...pageStates, enabled: others.length > 0 });
  const translating = useDataChange({
    run: async (language: string) => {
      // The translation begins with what is on the screen.
      const saved = await saver.saveAll();
      if (!saved) {
        throw new DataError('unavailable', { message: staff.translations.menu.saveFirst });
      }
      return await translatePage(saved.id, language);
    },
    changes: ['pages'],
    leave: ({ key, language }) => navigate(STAFF.page(key, language)),
  });
  if (!states) return [];

  const words = staff.translations.menu;
  const open = (language: string, label: string): Action => ({
    id: `open-${language}`,
    label,
    run: () => void navigate(STAFF.page(name.key, language)),
  });
  const isThere = (language: string) =>
    listedPages(states, language).some((page) => isSamePage(page, name));
  const elsewhere = others.filter((language) => language !== name.language);
  const opened = elsewhere
    .filter(isThere)
    .map((language) => open(language, words.open(languageName(language))));
  if (name.language !== '') {
    return isThere('') ? [open('', words.openOriginal), ...opened] : opened;
  }
  const missing = isOfFolder || !state.saved ? [] : elsewhere.filter((code) => !isThere(code));
  return [
    ...opened,
    ...missing.map((language) => ({
      id: `translate-${language}`,
      label: words.translate(languageName(language)),
      isDisabled: translating.isPending,
      run: () =>
        translating.mutate(language, {
          onError: ({ message }) => showToast(TOASTS.updateFailed(message)),
        }),
    })),
  ];
}
