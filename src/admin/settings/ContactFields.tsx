import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import type { SettingsValues } from './settings-values.ts';

/** How people reach the business. */
export function ContactFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid max-w-md gap-5">
      <TextField
        label="Telephone"
        type="tel"
        autoComplete="off"
        hint="As visitors read it, with the country code."
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="WhatsApp"
        type="tel"
        autoComplete="off"
        hint="Leave it empty to take WhatsApp off the website."
        error={errors.whatsapp?.message}
        {...register('whatsapp')}
      />
      <TextField
        label="WhatsApp greeting"
        autoComplete="off"
        limit={300}
        hint="What stands in the chat when somebody opens it."
        error={errors.greeting?.message}
        {...register('greeting')}
      />
    </div>
  );
}

/** Where the business is. */
export function AddressFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid max-w-md gap-5">
      <TextField
        label="Street"
        autoComplete="off"
        error={errors.street?.message}
        {...register('street')}
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          label="Town"
          autoComplete="off"
          error={errors.city?.message}
          {...register('city')}
        />
        <TextField
          label="Postcode"
          autoComplete="off"
          error={errors.postcode?.message}
          {...register('postcode')}
        />
      </div>
    </div>
  );
}
