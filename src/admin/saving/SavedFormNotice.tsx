import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { staff } from '#languages/staff.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { SavedForm } from './use-saved-form.ts';

interface SavedFormNoticeProps<Value, Saved extends { version: number }> {
  form: SavedForm<Value, Saved>;
  /** How many fields have an error. */
  faults?: number;
  /** Saves what stands in the fields. */
  onSave: () => void;
  /** A path of the merge in words. */
  nameOf: (path: readonly string[]) => string;
  /** Where every save stays: 'Earlier settings'. */
  revisions?: string;
  /** What is said once it is saved, of what visitors see. */
  whenSaved?: Message;
}

/** What has just become of a form, beside its button, and the choice where a colleague changed the same. */
export function SavedFormNotice<Value, Saved extends { version: number }>({
  onSave,
  nameOf,
  revisions = '',
  ...props
}: SavedFormNoticeProps<Value, Saved>) {
  const [isChoosing, setChoosing] = useState(false);
  const { form } = props;
  return (
    <>
      <StatusBanner message={messageOf(props, () => setChoosing(true))} />
      <StatusBanner message={form.kept} />
      {isChoosing && (
        <ConflictDialog
          saver={form.saver}
          {...{ nameOf, revisions }}
          onChosen={onSave}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** What stands in the fields and is not saved. */
const UNSAVED = {
  restored: { title: 'typedBeforeIsHere', text: 'itIsNotSaved', discard: 'takeItOut' },
  'put-back': { title: 'earlierInFields', text: 'lookThroughAndSave', discard: 'leaveAsItIs' },
  merged: { title: 'savedMeanwhile', text: 'yoursStandsBeside', discard: 'takeTheirs' },
} as const;

function messageOf<Value, Saved extends { version: number }>(
  {
    form: { news, failure, discard },
    faults = 0,
    whenSaved,
  }: Pick<SavedFormNoticeProps<Value, Saved>, 'form' | 'faults' | 'whenSaved'>,
  choose: () => void,
): Message | null {
  const words = staff.saving;
  if (failure) return { tone: 'bad', title: words.notSavedNow, text: failure.message };
  if (faults > 0) {
    return { tone: 'bad', title: words.notSavedNow, text: words.anotherLook(faults) };
  }
  if (!news) return null;
  if (news === 'unchanged') {
    return { tone: 'plain', title: words.nothingToSave, text: words.everythingAsItWas };
  }
  if (news === 'saved') return whenSaved ?? { tone: 'good', title: words.savedNow };
  if (news === 'conflict') {
    const choice = { label: words.compareAndChoose, 'aria-haspopup': 'dialog', onClick: choose };
    const actions = [choice as NonNullable<Message['actions']>[number]];
    return { tone: 'caution', title: words.savedMeanwhile, text: words.bothChanged, actions };
  }
  const { title, text, discard: label } = UNSAVED[news];
  const actions = [{ label: words[label], onClick: discard }];
  return { tone: 'caution', title: words[title], text: words[text], actions };
}

interface FormFooterProps<Value, Saved extends { version: number }>
  extends SavedFormNoticeProps<Value, Saved> {
  /** Of its button. */
  label: string;
}

/** At the end of a form that is a part of a screen: its button, and what has become of it. */
export function FormFooter<Value, Saved extends { version: number }>({
  label,
  ...notice
}: FormFooterProps<Value, Saved>) {
  const { isSaving, isDirty } = notice.form;
  return (
    <div className="grid w-full max-w-prose gap-3">
      <div className="overflow-hidden rounded-lg">
        <SavedFormNotice {...notice} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind="primary" isPending={isSaving}>
          {isSaving ? staff.common.saving : label}
        </Button>
        {isDirty && <p className="text-note text-soft">{staff.screens.notSavedYet}</p>}
      </div>
    </div>
  );
}
