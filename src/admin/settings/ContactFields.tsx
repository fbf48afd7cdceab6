import { useFieldArray } from 'react-hook-form';
import { Button } from '#admin/ui/Button.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { countriesIn } from '#domain/settings/places-and-languages.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { InOtherLanguages } from './InOtherLanguages.tsx';
import type { SettingsFields } from './use-settings-form.ts';

/** How people reach the business. */
export function ContactFields({ form }: { form: SettingsFields }) {
  const { field } = form;
  return (
    <div className="grid max-w-md gap-5">
      <TextField
        label={staff.settings.telephone}
        type="tel"
        hint={staff.settings.telephoneHint}
        {...field('phone')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={staff.settings.secondTelephone}
          type="tel"
          hint={staff.settings.secondTelephoneHint}
          {...field('second.number')}
        />
        <TextField
          label={staff.settings.secondTelephoneLabel}
          hint={staff.settings.secondTelephoneLabelHint}
          limit={40}
          placeholder={staff.settings.emergencies}
          {...field('second.label')}
        />
      </div>
      <InOtherLanguages
        {...{ form, label: staff.settings.secondTelephoneLabel, name: 'second', limit: 40 }}
      />
      <TextField label={staff.settings.emailAddress} type="email" {...field('email')} />
      <TextField
        label={staff.settings.whatsapp}
        type="tel"
        hint={staff.settings.whatsappHint}
        {...field('whatsapp')}
      />
      <TextField
        label={staff.settings.whatsappGreeting}
        limit={300}
        hint={staff.settings.whatsappGreetingHint}
        {...field('greeting')}
      />
      <InOtherLanguages
        {...{ form, label: staff.settings.whatsappGreeting, name: 'greeting', limit: 300 }}
      />
    </div>
  );
}

/** Where the business is. */
export function AddressFields({ form: { field, boundTo } }: { form: SettingsFields }) {
  return (
    <div className="grid max-w-md gap-5">
      <TextField label={staff.settings.street} {...field('street')} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField label={staff.settings.town} {...field('city')} />
        <TextField label={staff.settings.postcode} {...field('postcode')} />
      </div>
      <TextField
        label={staff.settings.region}
        hint={staff.settings.regionHint}
        {...field('region')}
      />
      <Select
        isLabelAbove
        label={staff.settings.country}
        options={countriesIn(staffTag())}
        {...boundTo('country')}
      />
    </div>
  );
}

/** The database takes no more. */
const MOST_PROFILES = 12;

/** Pages of the business on other websites. */
export function SocialFields({ form: { control, field } }: { form: SettingsFields }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'socials' });
  return (
    <div className="grid justify-items-start gap-5">
      {fields.length > 0 && (
        <ul className="grid w-full gap-5">
          {fields.map(({ id }, index) => (
            <li key={id}>
              <fieldset className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
                <legend className="sr-only">
                  {staff.settings.socialProfileNumbered(index + 1)}
                </legend>
                <TextField
                  label={staff.settings.network}
                  placeholder="Instagram"
                  {...field(`socials.${index}.label`)}
                />
                <TextField
                  label={staff.settings.addressOfYourPage}
                  type="url"
                  placeholder="https://"
                  {...field(`socials.${index}.href`)}
                />
                <Button kind="danger" className="sm:mt-7" onClick={() => remove(index)}>
                  {staff.settings.remove}
                </Button>
              </fieldset>
            </li>
          ))}
        </ul>
      )}
      {fields.length < MOST_PROFILES && (
        <Button onClick={() => append({ label: '', href: '' })}>
          {staff.settings.addSocialProfile}
        </Button>
      )}
    </div>
  );
}
