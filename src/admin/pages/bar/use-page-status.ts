import { useQuery } from '@tanstack/react-query';
import { useDocumentStatus } from '#admin/documents/use-document-status.ts';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { openPage } from '#admin/queries/pages.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { DEFAULTS } from '#domain/pages/draft.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';

/** Where the open page stands for its visitors, counting what is typed but not saved yet. */
export function usePageStatus() {
  const { name, state, draft, saver, page, isOfFolder } = useOpenPage();
  const { data } = useQuery(openPage(name));
  const { published = null, scheduled = null, change = null } = data ?? {};
  const isAsItCame = isOfFolder && published === null && isSameValue(draft, DEFAULTS);
  const typed = (state.saved?.version ?? 0) + (saver.hasChanges() ? 1 : 0);
  const version = isAsItCame ? 0 : typed;
  const overFolder = version > 0 ? 'live_with_changes' : 'live';
  const status = useDocumentStatus({
    ...{ version, published, scheduled, change },
    unpublished: isOfFolder ? overFolder : undefined,
    isKnown: data !== undefined,
  });
  const slug = published?.slug ?? (isOfFolder ? page.slug : '');
  const isHidden = published?.hidden ?? false;
  const path =
    name.kind === 'not-found' ? null : pathOfPage(name.language, { kind: name.kind, slug });
  return {
    ...status,
    ...{ isAsItCame, isHidden, path },
    /** Of its page, once visitors have it. */
    address: status.isSeen && !isHidden ? path : null,
    /** Whether the server has not told of it yet: what is shown is what the device kept. */
    isCopy: data === undefined,
  };
}

export type PageStatus = ReturnType<typeof usePageStatus>;
