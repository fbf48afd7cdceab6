import type { ComponentProps } from 'react';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { staff } from '#languages/staff.ts';

/** Password managers take the address for the account's name. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label={staff.signIn.email}
      type="email"
      autoComplete="username"
      spellCheck={false}
      {...field}
    />
  );
}
