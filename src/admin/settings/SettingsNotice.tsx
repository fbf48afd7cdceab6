import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import type { SettingsNews } from './use-settings-form.ts';

interface SettingsNoticeProps {
  news: SettingsNews | null;
  /** Why nothing came of saving. */
  failure: { message: string } | null;
  onDiscard: () => void;
}

/** What stands in the fields and is not saved. */
const UNSAVED = {
  restored: {
    title: 'What you typed last time is here again',
    text: 'It is not saved yet.',
    discard: 'Take it out',
  },
  'put-back': {
    title: 'The earlier settings stand in the fields',
    text: 'Look them through and save them. Days closed that are over are left out.',
    discard: 'Leave it as it is',
  },
  merged: {
    title: 'A colleague has saved meanwhile, so yours is not saved yet',
    text: 'What they changed stands below beside yours. Save again.',
    discard: 'Take theirs',
  },
};

/** What has just become of the form. */
export function SettingsNotice({ news, failure, onDiscard }: SettingsNoticeProps) {
  if (failure) {
    return (
      <Callout tone="bad" title="Not saved">
        {failure.message}
      </Callout>
    );
  }
  if (!news) return null;
  const { kind, clashes = [] } = news;
  if (kind === 'unchanged') {
    return <Callout title="Nothing to save">Everything is as it was.</Callout>;
  }
  if (kind === 'saved') {
    return (
      <Callout tone="good" title="Saved">
        Visitors see it after the next release: press <em>Review and publish</em>.
      </Callout>
    );
  }
  const { title, text, discard } = UNSAVED[kind];
  return (
    <Callout tone="caution" title={title} actions={<Button onClick={onDiscard}>{discard}</Button>}>
      {clashes.length > 0
        ? `You both changed: ${clashes.join(', ')}. Yours stands in the fields; save again to put it in the place of theirs.`
        : text}
    </Callout>
  );
}
