import { useNavigate } from 'react-router';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
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
    title: 'typedBeforeIsBack',
    text: 'itIsNotSaved',
    discard: 'takeItOut',
  },
  'put-back': {
    title: 'earlierInFields',
    text: 'earlierInFieldsHint',
    discard: 'leaveAsItIs',
  },
  merged: {
    title: 'colleagueSaved',
    text: 'colleagueSavedHint',
    discard: 'takeTheirs',
  },
} as const;

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
  if (failure) return { tone: 'bad', title: staff.settings.notSaved, text: failure.message };
  if (faults > 0) {
    const text = staff.settings.anotherLook(staff.settings.fieldCount(faults), faults === 1);
    return { tone: 'bad', title: staff.settings.notSaved, text };
  }
  if (!news) return null;
  const { kind, clashes = [] } = news;
  if (kind === 'unchanged') {
    return {
      tone: 'plain',
      title: staff.settings.nothingToSave,
      text: staff.settings.nothingToSaveHint,
    };
  }
  if (kind === 'saved') {
    return {
      tone: 'good',
      title: staff.settings.saved,
      text: staff.settings.savedHint,
      actions: [{ label: staff.settings.reviewAndPublish, onClick: review }],
    };
  }
  const { title, text, discard } = UNSAVED[kind];
  return {
    tone: 'caution',
    title: staff.settings[title],
    text:
      clashes.length > 0 ? staff.settings.bothChanged(clashes.join(', ')) : staff.settings[text],
    actions: [{ label: staff.settings[discard], onClick: onDiscard }],
  };
}
