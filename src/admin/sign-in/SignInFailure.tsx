import { Notice } from '#admin/ui/Notice.tsx';
import { resendConfirmation } from '#data/auth.ts';
import type { DataError } from '#data/errors.ts';
import { SendAgain } from './SendAgain.tsx';

interface SignInFailureProps {
  failure: DataError;
  /** The address that was typed. */
  mail: string;
}

/** What can be done when signing in failed; the toast only says that it did. */
export function SignInFailure({ failure, mail }: SignInFailureProps) {
  if (failure.code === 'unconfirmed') return <Unconfirmed mail={mail} />;
  if (failure.code === 'offline') {
    return (
      <Notice tone="caution" title="The server can’t be reached">
        Your password was not checked. See whether you are online, then press Sign in again.
      </Notice>
    );
  }
  if (failure.code === 'unavailable') {
    return (
      <Notice tone="caution" title="The server could not do this just now">
        Your password was not checked. Wait a moment, then press Sign in again.
      </Notice>
    );
  }
  if (failure.code === 'too-many') {
    return <Notice tone="caution" title={failure.message} />;
  }
  if (failure.code === 'denied') {
    return (
      <Notice tone="caution" title="This account may not sign in">
        Its access to the website was removed. Ask an administrator if that is a mistake.
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title="Not signed in">
      Check the address and the password. If you have forgotten it, you can choose a new one below.
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
