import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { settleForm } from './settle-form.ts';

function openForm() {
  const { formControl: form } = createFormControl({
    defaultValues: { title: '', texts: [{ name: 'One' }] },
  });
  let isDirty = false;
  form.subscribe({
    formState: { isDirty: true },
    callback: (state) => {
      isDirty = state.isDirty ?? isDirty;
    },
  });
  form.register('title');
  form.register('texts.0.name');
  const type = (title: string) => form.setValue('title', title, { shouldDirty: true });
  return { form, type, isDirty: () => isDirty };
}

test('form: what was sent is shown as it was stored', () => {
  const { form, type, isDirty } = openForm();
  type('Oak ');
  expect(isDirty()).toBe(true);
  const sent = structuredClone(form.getValues());
  settleForm(form, sent, { ...sent, title: 'Oak' });
  expect([form.getValues('title'), isDirty()]).toEqual(['Oak', false]);
});

test('form: what was typed while it was sent stays, as not saved', () => {
  const { form, type, isDirty } = openForm();
  type('Oak');
  const sent = structuredClone(form.getValues());
  type('Oak and ash');
  form.setValue('texts', [{ name: 'One' }, { name: 'Two' }]);
  settleForm(form, sent, sent);
  expect(form.getValues()).toEqual({
    title: 'Oak and ash',
    texts: [{ name: 'One' }, { name: 'Two' }],
  });
  expect(isDirty()).toBe(true);
  type('Oak');
  form.setValue('texts', [{ name: 'One' }], { shouldDirty: true });
  expect(isDirty()).toBe(false);
});
