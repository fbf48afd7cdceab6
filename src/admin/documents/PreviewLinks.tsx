import { useQuery } from '@tanstack/react-query';
import { useNames } from '#admin/queries/people.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { LinkToCopy } from '#admin/ui/fields/LinkToCopy.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import type { Kind } from '#data/documents/documents.ts';
import {
  fetchPreviewLinks,
  makePreviewLink,
  withdrawPreviewLink,
} from '#data/documents/previews.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import type { StoredDocument } from './document-kind.ts';

interface PreviewLinksProps {
  kind: Kind;
  saver: { saveAll: () => Promise<unknown> };
  saved: StoredDocument;
  onClose: () => void;
}

/** The links by which somebody without an account sees a draft: makes, lists and withdraws them. */
export function PreviewLinks({
  kind,
  saver,
  saved: { id, language = '' },
  onClose,
}: PreviewLinksProps) {
  const words = staff.documents;
  const nameOf = useNames();
  const links = useQuery({
    queryKey: ['preview-links', kind, id],
    queryFn: () => fetchPreviewLinks(kind, id),
    staleTime: 0,
  });
  const making = useDataChange<void, string>({
    run: async () => {
      // What is typed is to be seen; if it can't be saved now, it is seen as soon as it is.
      await saver.saveAll();
      return makePreviewLink(kind, id);
    },
    changes: ['preview-links'],
  });
  const withdrawing = useDataChange({ run: withdrawPreviewLink, changes: ['preview-links'] });
  const moment = (at: string) => formatDateTime(at, site.timeZone);
  return (
    <ConfirmDialog
      isOpen
      isForm
      title={words.previewLinks}
      cancel={staff.common.close}
      onCancel={onClose}
      confirm={words.makeLink}
      onConfirm={() => making.mutate()}
      change={making}
    >
      <p className="max-w-prose text-note text-soft">{words.previewLinksExplained}</p>
      {making.data && <LinkToCopy path={`${pathIn(language, '/preview')}#${making.data}`} />}
      <ChangeFailed change={withdrawing} />
      <Loading what={words.previewLinks} query={links} />
      <ul
        aria-label={words.previewLinks}
        className="divide-y divide-line border-line border-y empty:hidden"
      >
        {links.data?.map(({ createdAt, createdBy, expiresAt, lastVisitAt, ...link }) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-medium">
                <RelativeTime at={createdAt} />
                {staff.screens.by(nameOf(createdBy) ?? staff.screens.aColleague)}
              </p>
              <p className="text-note text-soft">
                <RichText
                  text={words.linkOpened(moment(expiresAt), link.visits)}
                  parts={{ time: lastVisitAt && <RelativeTime at={lastVisitAt} /> }}
                />
              </p>
            </div>
            <Button
              isPending={withdrawing.isPending && withdrawing.variables === link.id}
              aria-label={words.withdrawLinkMade(moment(createdAt))}
              onClick={() => withdrawing.mutate(link.id)}
            >
              {words.withdrawLink}
            </Button>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
