import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { COUNTRIES } from '#domain/settings/places-and-languages.ts';
import type { SettingsFields } from './use-settings-form.ts';

/** How people reach the business. */
export function ContactFields({ form: { field } }: { form: SettingsFields }) {
  return (
    <div className="grid max-w-md gap-5">
      <TextField
        label="Telephone"
        type="tel"
        hint="As visitors read it, with the country code."
        {...field('phone')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Second telephone"
          type="tel"
          hint="Leave it empty for none."
          {...field('second.number')}
        />
        <TextField
          label="What the second one is for"
          hint="Visitors read it before the number."
          limit={40}
          placeholder="Emergencies"
          {...field('second.label')}
        />
      </div>
      <TextField label="Email address" type="email" {...field('email')} />
      <TextField
        label="WhatsApp"
        type="tel"
        hint="Leave it empty to take WhatsApp off the website."
        {...field('whatsapp')}
      />
      <TextField
        label="WhatsApp greeting"
        limit={300}
        hint="What stands in the chat when somebody opens it."
        {...field('greeting')}
      />
    </div>
  );
}

/** Where the business is. */
export function AddressFields({ form: { field, boundTo } }: { form: SettingsFields }) {
  return (
    <div className="grid max-w-md gap-5">
      <TextField label="Street" {...field('street')} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField label="Town" {...field('city')} />
        <TextField label="Postcode" {...field('postcode')} />
      </div>
      <TextField
        label="Region"
        hint="State, province or county, where addresses have it. Leave it empty otherwise."
        {...field('region')}
      />
      <Select isLabelAbove label="Country" options={COUNTRIES} {...boundTo('country')} />
    </div>
  );
}
