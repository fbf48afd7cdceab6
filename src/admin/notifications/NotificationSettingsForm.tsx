import { Fragment } from 'react';
import { notificationSettings } from '#admin/queries/notifications.ts';
import { FormFooter } from '#admin/saving/SavedFormNotice.tsx';
import { useSavedFields, useSavedForm } from '#admin/saving/use-saved-form.ts';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { otherLanguages, sameAsOriginal, tagOf } from '#admin/ui/text/site-languages.ts';
import {
  fetchNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '#data/notifications/notification-settings.ts';
import { staff } from '#languages/staff.ts';
import {
  DETAILS,
  fromForm,
  KINDS,
  labelIn,
  MAIN,
  notificationMachine,
  notificationPlace,
  notificationRules,
} from './notification-form.ts';

/** Who gets which mails, what they hold, and the visitor's confirmation. */
export function NotificationSettingsForm({ settings }: { settings: NotificationSettings }) {
  const whole = useSavedForm({
    ...{ machine: notificationMachine, thing: 'notifications', saved: settings },
    write: (form, version) => saveNotificationSettings(fromForm(form), version),
    load: fetchNotificationSettings,
    ...{ queryKey: notificationSettings.queryKey, changes: ['notices'] },
  });
  const { form, submit, faults } = useSavedFields(notificationRules, whole);
  const { field, boundTo, register, getValues, watch } = form;

  const inMain = (key: string, part: 'subject' | 'text', text = '') =>
    key === MAIN
      ? undefined
      : sameAsOriginal(getValues(`confirmations.${MAIN}.${part}`) ?? '', text);

  const tick = (name: keyof typeof KINDS | 'confirms_enquiries' | 'reminds_enquiries') => {
    const { value: checked, onChange } = boundTo(name);
    return { name, checked, onChange };
  };

  return (
    <form noValidate onSubmit={submit} className="grid max-w-prose gap-6">
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
      <FormFooter
        {...{ form: whole, faults, nameOf: notificationPlace }}
        onSave={() => void submit()}
        label={staff.screens.save}
      />
    </form>
  );
}
