import { Notice } from '#admin/ui/Notice.tsx';
import { resendConfirmation } from '#data/auth.ts';
import type { DataError, DataErrorCode } from '#data/errors.ts';
import { SendAgain } from './SendAgain.tsx';

const NOTICES: Partial<Record<DataErrorCode, { title: string; text: string }>> = {
  offline: {
    title: 'The server can’t be reached',
    text: 'Your password was not checked. See whether you are online, then press Sign in again.',
  },
  unavailable: {
    title: 'The server could not do this just now',
    text: 'Your password was not checked. Wait a moment, then press Sign in again.',
  },
  denied: {
    title: 'This account may not sign in',
    text: 'Its access to the website was removed. Ask an administrator if that is a mistake.',
  },
};

const NOT_SIGNED_IN = {
  title: 'Not signed in',
  text: 'Check the address and the password. If you have forgotten it, you can choose a new one below.',
};

/**
 * What to do about a failed sign-in; the toast only says that it failed.
 *
 * @param mail the address that was typed.
 */
export function SignInFailure({ failure, mail }: { failure: DataError; mail: string }) {
  if (failure.code === 'unconfirmed') return <Unconfirmed mail={mail} />;
  if (failure.code === 'too-many') return <Notice tone="caution" title={failure.message} />;
  const { title, text } = NOTICES[failure.code] ?? NOT_SIGNED_IN;
  return (
    <Notice tone="caution" title={title}>
      {text}
    </Notice>
  );
}

function Unconfirmed({ mail }: { mail: string }) {
  return (
    <Notice tone="caution" title="Confirm your address first">
      <p className="wrap-anywhere">
        We sent a mail to {mail} when the account was created. Follow the link in it, then sign in.
      </p>
      <div className="mt-3">
        <SendAgain
          label="Send the mail again"
          send={() => resendConfirmation(mail)}
          sent={`A new mail is on its way to ${mail}. Follow the link in it, then sign in.`}
        />
      </div>
    </Notice>
  );
}
