import type { ComponentProps } from 'react';
import { TextField } from '#admin/ui/TextField.tsx';

/** The address of an account, which password managers take for its name. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField label="Email" type="email" autoComplete="username" spellCheck={false} {...field} />
  );
}
