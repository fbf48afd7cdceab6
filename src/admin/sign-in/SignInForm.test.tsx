import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toDataError } from '#data/errors.ts';
import { SignInFailure } from './SignInForm.tsx';

test.each([
  ['This account may not sign in', { code: 'user_banned', message: 'User is banned', status: 403 }],
  ['The server could not do this just now', { message: 'Forbidden', status: 403 }],
  ['Not signed in', { code: 'invalid_credentials', message: 'Invalid', status: 400 }],
  ['Confirm your address first', { code: 'email_not_confirmed', message: 'Not yet', status: 400 }],
])('sign-in: %s, where that is what the server says', (title, refusal) => {
  const html = renderToStaticMarkup(
    <SignInFailure failure={toDataError(refusal)} mail="anna@example.com" />,
  );
  expect(html).toContain(title);
});
