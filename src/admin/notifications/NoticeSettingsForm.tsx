import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/ChangeFailed.tsx';
import { Checkbox } from '#admin/ui/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/TextAreaField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { useZodForm } from '#admin/ui/use-zod-form.ts';
import { type NoticeSettings, saveNoticeSettings } from '#data/notice-settings.ts';
import { DETAILS, fromForm, noticeRules, toForm } from './notice-form.ts';

const KINDS = {
  tellsEnquiries: 'An enquiry has come in',
  tellsAccounts: 'Somebody has created an account and waits for approval',
  tellsReleases: 'The website could not be published',
} as const;

/** Who gets which mails, what they hold, and the visitor's confirmation. */
export function NoticeSettingsForm({ settings }: { settings: NoticeSettings }) {
  const [isSaved, setSaved] = useState(false);
  const save = useDataChange({ run: saveNoticeSettings, changes: ['notices'] });
  const {
    control,
    register,
    handleSubmit,
    reset,
    watch,
    formState: { errors, isDirty },
  } = useZodForm(noticeRules, {
    values: toForm(settings),
    resetOptions: { keepDirtyValues: true },
  });

  const submit = handleSubmit((form) => {
    setSaved(false);
    save.mutate(fromForm(form, settings.version), {
      onSuccess: () => {
        reset(form);
        setSaved(true);
      },
    });
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-prose gap-6">
      <Controller
        control={control}
        name="recipients"
        render={({ field: { value, onChange } }) => (
          <TextAreaField
            label="Addresses"
            value={value}
            onChange={onChange}
            rows={2}
            error={errors.recipients?.message}
            hint="One on each line. With none, every administrator gets the mails."
          />
        )}
      />
      <fieldset>
        <legend className="mb-1 font-medium">They hear that</legend>
        {Object.entries(KINDS).map(([kind, words]) => (
          <Controller
            key={kind}
            control={control}
            name={kind as keyof typeof KINDS}
            render={({ field: { value, onChange, name } }) => (
              <Checkbox name={name} checked={value} onChange={onChange}>
                {words}
              </Checkbox>
            )}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">What a mail holds of an enquiry</legend>
        {Object.entries(DETAILS).map(([detail, words]) => (
          <label key={detail} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
            <input
              type="radio"
              value={detail}
              className="mt-0.5 size-4.5 shrink-0 accent-(--accent)"
              {...register('detail')}
            />
            <span className="min-w-0">{words}</span>
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3">
        <Controller
          control={control}
          name="confirmsEnquiries"
          render={({ field: { value, onChange, name } }) => (
            <Checkbox name={name} checked={value} onChange={onChange}>
              Whoever writes to us gets a confirmation
            </Checkbox>
          )}
        />
        {watch('confirmsEnquiries') && (
          <div className="grid gap-5 border-line border-l-2 pl-4">
            <TextField
              label="Subject of the confirmation"
              limit={120}
              error={errors.confirmationSubject?.message}
              {...register('confirmationSubject')}
            />
            <Controller
              control={control}
              name="confirmationText"
              render={({ field: { value, onChange } }) => (
                <TextAreaField
                  label="Text of the confirmation"
                  value={value}
                  onChange={onChange}
                  rows={5}
                  limit={2000}
                  error={errors.confirmationText?.message}
                  hint="Nothing that the visitor wrote is put in, so that nobody can send words of their own in your name."
                />
              )}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind="primary" isPending={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
        <p role="status" className="text-note text-soft">
          {isSaved && !isDirty && 'Saved'}
        </p>
        <ChangeFailed change={save} />
      </div>
    </form>
  );
}
