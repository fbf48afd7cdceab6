import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { openPage, type PageName } from '#admin/queries/pages.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { Action } from '#admin/ui/dialogs/ActionMenu.tsx';
import { DataError } from '#data/errors.ts';
import { createPage, type PageFields } from '#data/pages/page-changes.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { copiedContent } from '#domain/pages/copy.ts';
import { EMPTY_PAGE, folderPage } from '#domain/pages/folder-page.ts';
import { overlaidPage } from '#domain/pages/overlay.ts';
import { pageAmounts } from '#domain/pages/page-amounts.ts';
import { titleOfCopy } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { PAGE_LIMITS, type PageSaver } from './page-saver.ts';

/**
 * What makes a draft of staff's own of any page that can stand twice, and opens it. What a page of the folder says, and
 * the amounts of the settings, are written down in it, which the server's own verb can't do: it knows no folder.
 *
 * @param saver of a page that is open.
 */
export function useCopyPage(saver?: PageSaver) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useDataChange({
    run: async ({ kind, key, language }: PageName) => {
      await saver?.saveAll();
      if (saver?.hasChanges())
        throw new DataError('unavailable', { message: staff.translations.menu.saveFirst });
      const stored = await queries.fetchQuery({
        ...openPage({ kind, key, language }),
        staleTime: 0,
      });
      const { settings } = await queries.fetchQuery(businessSettings);
      const base = folderPage(kind, key, language) ?? { ...EMPTY_PAGE, kind, key };
      const page = overlaidPage(base, stored && draftOf(stored.page), () => true);
      return await createPage(kind as Parameters<typeof createPage>[0], {
        language,
        title: titleOfCopy(page.title, PAGE_LIMITS.title, staff.lists.copyOf),
        seo_description: page.description || null,
        noindex: page.noindex,
        content: copiedContent(page, pageAmounts(page, settings)) as PageFields['content'],
      });
    },
    changes: ['pages'],
    leave: ({ key, language }) => navigate(STAFF.page(key, language)),
  });
  return (page: PageName): Action | false =>
    page.kind !== 'home' &&
    page.kind !== 'not-found' && {
      ...{ id: 'duplicate', label: staff.lists.duplicate },
      run: () =>
        mutate(page, { onError: ({ message }) => showToast(TOASTS.updateFailed(message)) }),
    };
}
