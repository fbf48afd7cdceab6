import { expect, test } from 'vitest';
import { withoutSecrets } from './run-tool.ts';

test('secrets: values of secret variables are left out, words and paths stay', () => {
  const environment = {
    ...{ MY_API_TOKEN: 'abcdef123', AWS_SECRET_ACCESS_KEY: 'x/y+z=ABC', AUTH_MODE: 'on' },
    HOME: '/home/site',
  };
  expect(withoutSecrets('token abcdef123 in /home/site is on', environment)).toBe(
    'token … in /home/site is on',
  );
  expect(withoutSecrets('key x/y+z=ABC!', environment)).toBe('key …!');
  expect(withoutSecrets('see https://user:pass@host/x', {})).toBe('see https://…@host/x');
});
