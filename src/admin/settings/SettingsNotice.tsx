import { useNavigate } from 'react-router';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { pluralize } from '#domain/text/when.ts';
import type { SettingsNews } from './use-settings-form.ts';

interface SettingsNoticeProps {
  news: SettingsNews | null;
  /** Why nothing came of saving. */
  failure: { message: string } | null;
  /** How many fields have an error. */
  faults: number;
  onDiscard: () => void;
}

/** What stands in the fields and is not saved. */
const UNSAVED = {
  restored: {
    title: 'What you typed last time is here again.',
    text: 'It is not saved yet.',
    discard: 'Take it out',
  },
  'put-back': {
    title: 'The earlier settings stand in the fields.',
    text: 'Look them through and save them. Days closed that are over are left out.',
    discard: 'Leave it as it is',
  },
  merged: {
    title: 'A colleague has saved meanwhile, so yours is not saved yet.',
    text: 'What they changed stands below beside yours. Save again.',
    discard: 'Take theirs',
  },
};

/** What has just become of the form, beside its button. */
export function SettingsNotice(props: SettingsNoticeProps) {
  const navigate = useNavigate();
  const review = () => navigate(STAFF.publish);
  return <StatusBanner message={messageOf(props, review)} />;
}

function messageOf(
  { news, failure, faults, onDiscard }: SettingsNoticeProps,
  review: () => void,
): Message | null {
  if (failure) return { tone: 'bad', title: 'Not saved.', text: failure.message };
  if (faults > 0) {
    const text = `${pluralize(faults, 'field')} ${faults === 1 ? 'needs' : 'need'} another look.`;
    return { tone: 'bad', title: 'Not saved.', text };
  }
  if (!news) return null;
  const { kind, clashes = [] } = news;
  if (kind === 'unchanged') {
    return { tone: 'plain', title: 'Nothing to save.', text: 'Everything is as it was.' };
  }
  if (kind === 'saved') {
    return {
      tone: 'good',
      title: 'Saved.',
      text: 'Visitors see it once it is published.',
      actions: [{ label: 'Review and publish', onClick: review }],
    };
  }
  const { title, text, discard } = UNSAVED[kind];
  return {
    tone: 'caution',
    title,
    text:
      clashes.length > 0
        ? `You both changed: ${clashes.join(', ')}. Yours stands in the fields; save again to put it in the place of theirs.`
        : text,
    actions: [{ label: discard, onClick: onDiscard }],
  };
}
