import { TextField } from '#admin/ui/fields/TextField.tsx';
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
export function AddressFields({ form: { field } }: { form: SettingsFields }) {
  return (
    <div className="grid max-w-md gap-5">
      <TextField label="Street" {...field('street')} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField label="Town" {...field('city')} />
        <TextField label="Postcode" {...field('postcode')} />
      </div>
    </div>
  );
}
