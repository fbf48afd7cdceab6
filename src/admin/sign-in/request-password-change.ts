import { changePassword, sendPasswordCode } from '#data/auth.ts';
import { DataError } from '#data/errors.ts';

/**
 * Changes the password, or, where the session is too old for that, has a code sent with which it can be
 * changed (`changePassword` with `code`).
 *
 * @param current the present password, where it was asked for.
 * @throws DataError
 */
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
    // Then the last one is on its way and still good.
    if (!(error instanceof DataError && error.code === 'mail-sent-just-now')) throw error;
  }
  return 'code-sent';
}

/** What is wrong with a password that the server did not take, in its own words if it has any. */
export function passwordFault(failure: DataError): string {
  return failure.code === 'invalid' ? (failure.serverMessage ?? failure.message) : failure.message;
}
