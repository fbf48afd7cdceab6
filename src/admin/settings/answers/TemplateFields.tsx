import { Button } from '#admin/ui/Button.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import type { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { ANSWER_LIMITS } from '#domain/enquiries/answer-template.ts';
import { staff } from '#languages/staff.ts';
import type { AnswerForm } from './answer-form.ts';

interface TemplateFieldsProps {
  form: ReturnType<typeof useFields<AnswerForm, AnswerForm>>;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One text to answer with. */
export function TemplateFields({ form, index, isLast, onMove, onRemove }: TemplateFieldsProps) {
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
