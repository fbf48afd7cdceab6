import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import type { FOLDER, SettingsValues } from './settings-values.ts';

type Form = UseFormReturn<SettingsValues>;

/** The props of a field whose value is a line of text. */
function lineOf({ register, formState: { errors } }: Form, name: keyof typeof FOLDER) {
  return { autoComplete: 'off', error: errors[name]?.message, ...register(name) };
}

/** How people reach the business. */
export function ContactFields({ form }: { form: Form }) {
  return (
    <div className="grid max-w-md gap-5">
      <TextField
        label="Telephone"
        type="tel"
        hint="As visitors read it, with the country code."
        {...lineOf(form, 'phone')}
      />
      <TextField label="Email address" type="email" {...lineOf(form, 'email')} />
      <TextField
        label="WhatsApp"
        type="tel"
        hint="Leave it empty to take WhatsApp off the website."
        {...lineOf(form, 'whatsapp')}
      />
      <TextField
        label="WhatsApp greeting"
        limit={300}
        hint="What stands in the chat when somebody opens it."
        {...lineOf(form, 'greeting')}
      />
    </div>
  );
}

/** Where the business is. */
export function AddressFields({ form }: { form: Form }) {
  return (
    <div className="grid max-w-md gap-5">
      <TextField label="Street" {...lineOf(form, 'street')} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField label="Town" {...lineOf(form, 'city')} />
        <TextField label="Postcode" {...lineOf(form, 'postcode')} />
      </div>
    </div>
  );
}
