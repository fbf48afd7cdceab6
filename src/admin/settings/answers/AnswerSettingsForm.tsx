import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { answerSettings } from '#admin/queries/answers.ts';
import { FormFooter } from '#admin/saving/SavedFormNotice.tsx';
import { useSavedFields, useSavedForm } from '#admin/saving/use-saved-form.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import type { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import {
  type AnswerSettings,
  fetchAnswerSettings,
  saveAnswerSettings,
} from '#data/enquiries/answers.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { ANSWER_LIMITS, FOLDER_TEMPLATES } from '#domain/enquiries/answer-template.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import {
  type AnswerForm,
  answerMachine,
  answerPlace,
  answerRules,
  fromAnswerForm,
  isOfFolder,
} from './answer-form.ts';

/** /admin/settings/answers: with what enquiries are answered; for administrators. The website shows none of it. */
export function AnswersScreen() {
  const isAdmin = useStore($session).role === 'admin';
  const settings = useQuery({ ...answerSettings, enabled: isAdmin });
  return (
    <Screen
      title={staff.settings.answersToEnquiries}
      back={<BackLink to={STAFF.settings}>{staff.shell.settings}</BackLink>}
      className="grid max-w-writing gap-6 py-6"
    >
      <p className="max-w-prose text-soft">
        {isAdmin ? staff.settings.answersHint : staff.settings.administratorsOnly}
      </p>
      {isAdmin && <Loading what={staff.settings.theTexts} query={settings} />}
      {settings.data && isAdmin && <AnswerSettingsForm saved={settings.data} />}
    </Screen>
  );
}

/** The texts in their order, and where answers to them go. */
function AnswerSettingsForm({ saved }: { saved: AnswerSettings }) {
  const whole = useSavedForm({
    ...{ machine: answerMachine, thing: 'answers', saved },
    write: (form, version) => saveAnswerSettings(fromAnswerForm(form), version),
    load: fetchAnswerSettings,
    ...{ queryKey: answerSettings.queryKey, changes: ['answer-settings'] },
  });
  const { form, submit, faults } = useSavedFields(answerRules, whole);
  const { control, boundTo, watch } = form;
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'templates' });
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
      <FormFooter
        {...{ form: whole, faults, nameOf: answerPlace }}
        onSave={() => void submit()}
        label={staff.settings.saveTexts}
      />
    </form>
  );
}

interface TemplateFieldsProps {
  form: ReturnType<typeof useFields<AnswerForm, AnswerForm>>;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One text to answer with. */
function TemplateFields({ form, index, isLast, onMove, onRemove }: TemplateFieldsProps) {
  const { field, boundTo } = form;
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-4">
      <legend className="px-1 font-medium text-note">
        {staff.settings.textNumbered(index + 1)}
      </legend>
      <TextField
        label={staff.settings.onItsButton}
        limit={ANSWER_LIMITS.name}
        {...field(`templates.${index}.name`)}
      />
      <TextField
        label={staff.settings.subject}
        limit={ANSWER_LIMITS.templateSubject}
        {...field(`templates.${index}.subject`)}
      />
      <TextAreaField
        label={staff.settings.textLabel}
        rows={5}
        limit={ANSWER_LIMITS.templateText}
        {...boundTo(`templates.${index}.text`)}
      />
      <div className="flex flex-wrap gap-2">
        {index > 0 && <Button onClick={() => onMove(index - 1)}>{staff.settings.moveUp}</Button>}
        {!isLast && <Button onClick={() => onMove(index + 1)}>{staff.settings.moveDown}</Button>}
        <Button kind="danger" onClick={onRemove}>
          {staff.settings.remove}
        </Button>
      </div>
    </fieldset>
  );
}
