import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { until } from '../../../../tests/support/until.ts';
import { recheckMendedFields } from './use-zod-form.ts';

const rules = z.object({
  title: z.string().check(z.maxLength(5, 'A title has at most 5 characters.')),
  email: z.string(),
});

function openForm() {
  const { formControl: form } = createFormControl({
    resolver: zodResolver(rules),
    defaultValues: { title: '', email: '' },
  });
  form.register('title');
  form.register('email');
  recheckMendedFields(form);
  const errorOf = (name: 'title' | 'email') => form.getFieldState(name).error?.message;
  return { form, errorOf };
}

test('field: an error leaves as soon as its field is mended, in a form that was never sent too', async () => {
  const { form, errorOf } = openForm();
  form.setValue('title', 'Too long');
  expect(errorOf('title')).toBeUndefined();
  await form.trigger();
  expect(errorOf('title')).toBe('A title has at most 5 characters.');
  form.setValue('title', 'Still long');
  form.setValue('title', 'Oak');
  await until(() => expect(errorOf('title')).toBeUndefined());
});

test('field: what a server refused is no longer found fault with once it is changed', async () => {
  const { form, errorOf } = openForm();
  form.setValue('email', 'anna@example.com');
  form.setError('email', { message: 'There is one with this address already.' });
  form.setValue('title', 'Oak');
  expect(errorOf('email')).toBeDefined();
  form.setValue('email', 'joe@example.com');
  await until(() => expect(errorOf('email')).toBeUndefined());
});

test('field: nothing is found fault with before it is sent', () => {
  const { form } = openForm();
  const trigger = vi.fn();
  const stop = recheckMendedFields({ ...form, trigger });
  form.setValue('title', 'Too long');
  expect(trigger).not.toHaveBeenCalled();
  form.setError('title', { message: 'Too long.' });
  form.setValue('title', 'Oak');
  expect(trigger).toHaveBeenCalledWith('title');
  stop();
  form.setValue('title', 'Ash');
  expect(trigger).toHaveBeenCalledTimes(1);
});
