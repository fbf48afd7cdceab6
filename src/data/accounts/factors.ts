import { site } from '#site';
import { authFailure } from './auth.ts';
import { authClient } from './auth-client.ts';

export interface Enrolment {
  factorId: string;
  /** A data: address. */
  qrCode: string;
  /** The key as text, for apps on the same device. */
  secret: string;
}

/** Begins to enrol an authenticator app. @param name of the device, unique in the account. */
export async function beginEnrolment(name: string): Promise<Enrolment> {
  const { data, error } = await authClient().mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: site.name,
  });
  if (error) throw authFailure(error);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Creates a challenge (docs/behaviour.md, section 7); for a phone that sends the code. @returns its id. */
export async function createChallenge(
  factorId: string,
  channel?: 'sms' | 'whatsapp',
): Promise<string> {
  const { data, error } = await authClient().mfa.challenge(
    channel ? { factorId, channel } : { factorId },
  );
  if (error) throw authFailure(error);
  return data.id;
}

/** Verifies a challenge. The new session is saved and reaches all subscribers. */
export async function verifyChallenge(
  factorId: string,
  challengeId: string,
  code: string,
): Promise<void> {
  const { error } = await authClient().mfa.verify({ factorId, challengeId, code });
  if (error) throw authFailure(error);
}

/** Removes a factor, then renews the session, which lists the factors. */
export async function removeFactor(factorId: string): Promise<void> {
  const { error } = await authClient().mfa.unenroll({ factorId });
  if (error) throw authFailure(error);
  await authClient().refreshSession();
}
