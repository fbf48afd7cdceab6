import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import type { BarProps } from './use-article-bar.ts';

/** Back to what visitors read. */
export function DiscardQuestion({ bar: { versions, close } }: BarProps) {
  const { discarding } = versions;
  return (
    <ConfirmDialog
      isOpen
      title={staff.articles.askDiscard}
      onCancel={close}
      confirm={staff.articles.discard}
      onConfirm={() => discarding.mutate(undefined, { onSuccess: close })}
      change={discarding}
    >
      <p>{staff.articles.discardHint}</p>
    </ConfirmDialog>
  );
}

/** Before an article is taken off the site: what happens to it, and when. */
export function RemoveQuestion({ bar: { status, publishing, close } }: BarProps) {
  const isScheduled = status.status === 'scheduled';
  return (
    <ConfirmDialog
      isOpen
      title={isScheduled ? staff.articles.askUnschedule : staff.articles.askTakeOffSite}
      onCancel={close}
      confirm={isScheduled ? staff.articles.unschedule : staff.articles.confirmTakeOffSite}
      onConfirm={() => {
        if (isScheduled) publishing.unscheduling.mutate();
        else publishing.send('remove');
        close();
      }}
    >
      {isScheduled ? (
        <p>{staff.articles.unscheduleHint}</p>
      ) : (
        <p>
          <RichText
            text={staff.articles.takeOffSiteHint}
            parts={{
              span: (
                <span className="wrap-anywhere font-medium">
                  <RichText
                    text={pathIn(status.published?.language ?? '', '/blog/<part></part>')}
                    parts={{ part: status.published?.slug }}
                  />
                </span>
              ),
            }}
          />
        </p>
      )}
    </ConfirmDialog>
  );
}
