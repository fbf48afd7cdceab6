import { Fragment, useState } from 'react';
import { FormNotices } from '#admin/saving/FormNotices.tsx';
import { settleForm } from '#admin/saving/settle-form.ts';
import { useFormBasis } from '#admin/saving/use-form-basis.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import {
  languageName,
  otherLanguages,
  sameAsOriginal,
  tagOf,
} from '#admin/ui/text/site-languages.ts';
import {
  type NotificationSettings,
  saveNotificationSettings,
} from '#data/notifications/notification-settings.ts';
import { staff } from '#languages/staff.ts';
import { DETAILS, fromForm, MAIN, notificationRules, toForm } from './notification-form.ts';

const KINDS = {
  tells_enquiries: 'topicEnquiry',
  tells_accounts: 'topicAccount',
  tells_releases: 'topicFailedRelease',
} as const;

const labelIn = (key: string, label: string) =>
  key === MAIN ? label : staff.notifications.inLanguage(label, languageName(key));

/** Who gets which mails, what they hold, and the visitor's confirmation. */
export function NotificationSettingsForm({ settings }: { settings: NotificationSettings }) {
  const [isSaved, setSaved] = useState(false);
  const form = useFields(notificationRules, { defaultValues: toForm(settings) });
  const { field, boundTo, register, handleSubmit, getValues, reset, watch, isDirty } = form;
  const whole = useFormBasis<NotificationSettings>({
    newest: settings,
    typed: (version) => (isDirty ? fromForm(getValues(), version) : null),
    show: (saved, isTyped) => reset(toForm(saved), { keepDefaultValues: isTyped }),
    write: saveNotificationSettings,
    changes: ['notices'],
  });
  const { save, basis, theirs } = whole;

  const inMain = (key: string, part: 'subject' | 'text', text = '') =>
    key === MAIN
      ? undefined
      : sameAsOriginal(getValues(`confirmations.${MAIN}.${part}`) ?? '', text);

  const tick = (name: keyof typeof KINDS | 'confirms_enquiries' | 'reminds_enquiries') => {
    const { value: checked, onChange } = boundTo(name);
    return { name, checked, onChange };
  };

  const saveOnTopOf = ({ version }: NotificationSettings) =>
    handleSubmit((values) => {
      const sent = structuredClone(getValues());
      setSaved(false);
      save.mutate(fromForm(values, version), {
        onSuccess: () => {
          settleForm(form, sent, values);
          setSaved(true);
        },
      });
    });

  return (
    <form noValidate onSubmit={saveOnTopOf(basis)} className="grid max-w-prose gap-6">
      <TextAreaField
        label={staff.notifications.addresses}
        {...boundTo('recipients')}
        rows={2}
        hint={staff.notifications.addressesHint}
      />
      <fieldset>
        <legend className="mb-1 font-medium">{staff.notifications.theyHearThat}</legend>
        {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
          <Checkbox key={kind} {...tick(kind)}>
            {staff.notifications[KINDS[kind]]}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">{staff.notifications.mailHolds}</legend>
        {Object.entries(DETAILS).map(([detail, words]) => (
          <label key={detail} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
            <input
              type="radio"
              value={detail}
              className="mt-0.5 size-4.5 shrink-0 accent-(--accent)"
              {...register('enquiry_detail')}
            />
            <span className="min-w-0">{staff.notifications[words]}</span>
          </label>
        ))}
      </fieldset>
      <Checkbox {...tick('reminds_enquiries')}>{staff.notifications.reminderLabel}</Checkbox>
      <div className="grid gap-3">
        <Checkbox {...tick('confirms_enquiries')}>{staff.notifications.confirmationLabel}</Checkbox>
        {watch('confirms_enquiries') && (
          <div className="grid gap-5 border-line border-s-2 ps-4">
            {[MAIN, ...otherLanguages()].map((key) => (
              <Fragment key={key}>
                <TextField
                  label={labelIn(key, staff.notifications.confirmationSubject)}
                  lang={tagOf(key === MAIN ? '' : key)}
                  limit={120}
                  hint={(text) => inMain(key, 'subject', text)}
                  {...field(`confirmations.${key}.subject`)}
                />
                <TextAreaField
                  label={labelIn(key, staff.notifications.confirmationText)}
                  lang={tagOf(key === MAIN ? '' : key)}
                  {...boundTo(`confirmations.${key}.text`)}
                  rows={5}
                  limit={2000}
                  hint={
                    key === MAIN
                      ? staff.notifications.confirmationHint
                      : inMain(key, 'text', watch(`confirmations.${key}.text`))
                  }
                />
              </Fragment>
            ))}
          </div>
        )}
      </div>
      <FormNotices
        form={whole}
        isPending={save.isPending}
        onSaveMine={saveOnTopOf(theirs ?? basis)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" kind="primary" isPending={save.isPending}>
          {save.isPending ? staff.notifications.saving : staff.notifications.save}
        </Button>
        <p role="status" className="text-note text-soft">
          {isSaved && !isDirty && staff.notifications.saved}
        </p>
        {!theirs && <ChangeFailed change={save} />}
      </div>
    </form>
  );
}
