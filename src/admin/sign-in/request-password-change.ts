import { changePassword, sendPasswordCode } from '#data/accounts/auth.ts';
import { DataError } from '#data/errors.ts';

/** Changes the password, or mails a code where the session is too old. @param current where it was asked for. */
export async function requestPasswordChange(
  password: string,
  current?: string,
): Promise<'changed' | 'code-sent'> {
  try {
    await changePassword(password, { current });
    return 'changed';
  } catch (error) {
    if (!(error instanceof DataError && error.code === 'too-long-ago')) throw error;
  }
  try {
    await sendPasswordCode();
  } catch (error) {
    // The last code is on its way and still good.
    if (!(error instanceof DataError && error.code === 'mail-sent-just-now')) throw error;
  }
  return 'code-sent';
}

/** In the server's own words, if it has any. */
export function passwordFault(failure: DataError): string {
  return failure.code === 'invalid' ? (failure.serverMessage ?? failure.message) : failure.message;
}
