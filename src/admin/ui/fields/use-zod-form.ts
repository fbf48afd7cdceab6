import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/v4/core';

/**
 * The one way to write a form: errors show after the first submit, and leave once their field is mended.
 * `field(name)` for inputs, `boundTo(name)` for components with a value, `fault` of the error `root`.
 */
export function useFields<Input extends FieldValues, Output>(
  rules: z.$ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver'>,
) {
  const form = useForm<Input, unknown, Output>({ ...options, resolver: zodResolver(rules) });
  useEffect(() => recheckMendedFields(form), [form]);
  const { formState, ...controls } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const field = <Name extends FieldPath<Input>>(
    name: Name,
    registered?: RegisterOptions<Input, Name>,
  ) => ({
    ...controls.register(name, registered),
    error: controls.getFieldState(name, formState).error?.message,
  });
  const boundTo = <Name extends FieldPath<Input>>(name: Name) => ({
    value: controls.watch(name),
    onChange: (value: FieldPathValue<Input, Name>) =>
      controls.setValue(name, value, { shouldDirty: true }),
    error: controls.getFieldState(name, formState).error?.message,
  });
  const fault = errors.root?.message;
  return { ...controls, field, boundTo, fault, isSubmitting, isDirty };
}

/** Checks a field with an error again at each change, errors from the server too. @returns ends it. */
export function recheckMendedFields<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, 'subscribe' | 'getFieldState' | 'trigger'>,
): () => void {
  return form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      const field = name as FieldPath<Input> | undefined;
      if (field && form.getFieldState(field).error) void form.trigger(field);
    },
  });
}
