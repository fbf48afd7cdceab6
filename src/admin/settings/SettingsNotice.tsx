import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { settingName } from '#domain/settings/settings-merge.ts';
import { staff } from '#languages/staff.ts';
import type { SettingsNews, useSettingsForm } from './use-settings-form.ts';

interface SettingsNoticeProps {
  news: SettingsNews | null;
  /** Why nothing came of saving. */
  failure: { message: string } | null;
  /** How many fields have an error. */
  faults: number;
  onDiscard: () => void;
  saver: ReturnType<typeof useSettingsForm>['saver'];
  onSave: () => void;
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
  const [isChoosing, setChoosing] = useState(false);
  const review = () => navigate(STAFF.publish);
  const choose = () => setChoosing(true);
  return (
    <>
      <StatusBanner message={messageOf(props, review, choose)} />
      {isChoosing && (
        <ConflictDialog
          saver={props.saver}
          nameOf={settingName}
          hasRevisions
          onChosen={props.onSave}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function messageOf(
  { news, failure, faults, onDiscard }: SettingsNoticeProps,
  review: () => void,
  choose: () => void,
): Message | null {
  if (failure) return { tone: 'bad', title: staff.settings.notSaved, text: failure.message };
  if (faults > 0) {
    const text = staff.settings.anotherLook(staff.settings.fieldCount(faults), faults === 1);
    return { tone: 'bad', title: staff.settings.notSaved, text };
  }
  if (!news) return null;
  const { kind } = news;
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
  if (kind === 'conflict') {
    return {
      tone: 'caution',
      title: staff.settings.colleagueSaved,
      text: staff.settings.bothChanged,
      actions: [
        { label: staff.saving.compareAndChoose, 'aria-haspopup': 'dialog', onClick: choose },
      ],
    };
  }
  const { title, text, discard } = UNSAVED[kind];
  return {
    tone: 'caution',
    title: staff.settings[title],
    text: staff.settings[text],
    actions: [{ label: staff.settings[discard], onClick: onDiscard }],
  };
}
