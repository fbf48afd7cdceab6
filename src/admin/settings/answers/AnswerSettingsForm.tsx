import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormNotices } from '#admin/saving/FormNotices.tsx';
import { settleForm } from '#admin/saving/settle-form.ts';
import { useFormBasis } from '#admin/saving/use-form-basis.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { type AnswerSettings, saveAnswerSettings } from '#data/enquiries/answers.ts';
import { ANSWER_LIMITS, FOLDER_TEMPLATES } from '#domain/enquiries/answer-template.ts';
import { staff } from '#languages/staff.ts';
import { answerRules, fromAnswerForm, isOfFolder, toAnswerForm } from './answer-form.ts';
import { TemplateFields } from './TemplateFields.tsx';

/** The texts in their order, and where answers to them go. */
export function AnswerSettingsForm({ saved }: { saved: AnswerSettings }) {
  const [isSaved, setSaved] = useState(false);
  const form = useFields(answerRules, { defaultValues: toAnswerForm(saved) });
  const { control, boundTo, handleSubmit, getValues, reset, watch, isDirty } = form;
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'templates' });
  const whole = useFormBasis<AnswerSettings>({
    newest: saved,
    typed: (version) => (isDirty ? fromAnswerForm(getValues(), version) : null),
    show: (settings, isTyped) => reset(toAnswerForm(settings), { keepDefaultValues: isTyped }),
    write: saveAnswerSettings,
    changes: ['answer-settings'],
  });
  const { save, basis, theirs } = whole;

  const saveOnTopOf = ({ version }: AnswerSettings) =>
    handleSubmit((values) => {
      const sent = structuredClone(getValues());
      setSaved(false);
      save.mutate(fromAnswerForm(values, version), {
        onSuccess: () => {
          settleForm(form, sent, values);
          setSaved(true);
        },
      });
    });

  const { value: repliesToMember, onChange: setRepliesToMember } = boundTo('repliesToMember');
  return (
    <form
      noValidate
      autoComplete="off"
      aria-label={staff.settings.answersToEnquiries}
      onSubmit={saveOnTopOf(basis)}
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
      <FormNotices
        form={whole}
        isPending={save.isPending}
        onSaveMine={saveOnTopOf(theirs ?? basis)}
      />
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
