import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { answerSettings } from '#admin/queries/answers.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import {
  type AnswerSettings,
  fetchAnswerSettings,
  saveAnswerSettings,
} from '#data/enquiries/answers.ts';
import { ANSWER_LIMITS, FOLDER_TEMPLATES } from '#domain/enquiries/answer-template.ts';
import { staff } from '#languages/staff.ts';
import { answerRules, fromAnswerForm, isOfFolder, toAnswerForm } from './answer-form.ts';
import { TemplateFields } from './TemplateFields.tsx';

/** The texts in their order, and where answers to them go. */
export function AnswerSettingsForm({ saved }: { saved: AnswerSettings }) {
  const queries = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const form = useFields(answerRules, { defaultValues: toAnswerForm(saved) });
  const { control, boundTo, handleSubmit, reset, watch, isDirty } = form;
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'templates' });
  // The form stays as it is until this one is saved: what a colleague saves meanwhile is not taken over unseen.
  const [version, setVersion] = useState(saved.version);
  const [theirs, setTheirs] = useState<AnswerSettings | null>(null);
  const save = useDataChange({ run: saveAnswerSettings, changes: [] });

  const submit = handleSubmit((values) => write(values, version));

  function write(values: ReturnType<typeof toAnswerForm>, onTopOf: number): void {
    setSaved(false);
    setTheirs(null);
    save.mutate(fromAnswerForm(values, onTopOf), {
      onSuccess: () => {
        reset(values);
        setVersion(onTopOf + 1);
        setSaved(true);
        void queries.invalidateQueries({ queryKey: answerSettings.queryKey, refetchType: 'none' });
      },
      onError: ({ code }) => {
        if (code === 'conflict') void fetchAnswerSettings().then(setTheirs, () => {});
      },
    });
  }

  const { value: repliesToMember, onChange: setRepliesToMember } = boundTo('repliesToMember');
  return (
    <form
      noValidate
      autoComplete="off"
      aria-label={staff.settings.answersToEnquiries}
      onSubmit={submit}
      className="grid justify-items-start gap-5"
    >
      {fields.length > 0 && (
        <ol className="grid w-full gap-6">
          {fields.map(({ id }, index) => (
            <li key={id}>
              <TemplateFields
                form={form}
                index={index}
                isLast={index === fields.length - 1}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-3">
        {fields.length < ANSWER_LIMITS.templates && (
          <Button onClick={() => append({ name: '', subject: '', text: '' })}>
            {staff.settings.addText}
          </Button>
        )}
        {!isOfFolder(watch('templates')) && (
          <Button kind="quiet" onClick={() => replace(FOLDER_TEMPLATES.map((one) => ({ ...one })))}>
            {staff.settings.asTheSiteCame}
          </Button>
        )}
      </div>
      <Checkbox name="repliesToMember" checked={repliesToMember} onChange={setRepliesToMember}>
        {staff.settings.repliesToPerson}
      </Checkbox>
      {theirs && (
        <Callout
          tone="caution"
          title={staff.settings.othersSavedTexts}
          actions={
            <>
              <Button
                onClick={() => {
                  reset(toAnswerForm(theirs));
                  setVersion(theirs.version);
                  setTheirs(null);
                  save.reset();
                }}
              >
                {staff.settings.showTheirs}
              </Button>
              <Button
                onClick={() => void handleSubmit((values) => write(values, theirs.version))()}
              >
                {staff.settings.saveMineInstead}
              </Button>
            </>
          }
        >
          <p>{staff.settings.yoursNotSaved}</p>
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isPending={save.isPending}>
          {save.isPending ? staff.settings.saving : staff.settings.saveTexts}
        </Button>
        <p role="status" className="text-note text-soft">
          {isSaved && !isDirty && staff.settings.savedShort}
        </p>
        {!theirs && <ChangeFailed change={save} />}
      </div>
    </form>
  );
}
