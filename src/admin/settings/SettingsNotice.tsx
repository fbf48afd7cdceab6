import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import type { SettingsNews } from './use-settings-form.ts';

interface SettingsNoticeProps {
  news: SettingsNews | null;
  /** Why nothing came of saving. */
  failure: { message: string } | null;
  onDiscard: () => void;
}

/** What has just become of the form. */
export function SettingsNotice({ news, failure, onDiscard }: SettingsNoticeProps) {
  if (failure) {
    return (
      <Callout tone="bad" title="Not saved">
        {failure.message}
      </Callout>
    );
  }
  switch (news?.kind) {
    case 'saved':
      return (
        <Callout tone="good" title="Saved">
          Visitors see it after the next release: press <em>Review and publish</em>.
        </Callout>
      );
    case 'unchanged':
      return <Callout title="Nothing to save">Everything is as it was.</Callout>;
    case 'restored':
      return (
        <Callout
          tone="caution"
          title="What you typed last time is here again"
          actions={<Button onClick={onDiscard}>Take it out</Button>}
        >
          It is not saved yet.
        </Callout>
      );
    case 'put-back':
      return (
        <Callout
          tone="caution"
          title="The earlier settings stand in the fields"
          actions={<Button onClick={onDiscard}>Leave it as it is</Button>}
        >
          Look them through and save them. Days closed that are over are left out.
        </Callout>
      );
    case 'merged':
      return (
        <Callout
          tone="caution"
          title="A colleague has saved meanwhile, so yours is not saved yet"
          actions={<Button onClick={onDiscard}>Take theirs</Button>}
        >
          {news.clashes.length > 0
            ? `You both changed: ${news.clashes.join(', ')}. Yours stands in the fields; save again to put it in the place of theirs.`
            : 'What they changed stands below beside yours. Save again.'}
        </Callout>
      );
    default:
      return null;
  }
}
