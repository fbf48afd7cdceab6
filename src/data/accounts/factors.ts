import { site } from '#site';
import { unwrapSession } from './auth.ts';
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
  const data = await unwrapSession(() =>
    authClient().mfa.enroll({
      factorType: 'totp',
      friendlyName: name,
      issuer: site.name,
    }),
  );
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Creates a challenge (docs/behaviour.md, section 7); for a phone that sends the code. @returns its id. */
export async function createChallenge(
  factorId: string,
  channel?: 'sms' | 'whatsapp',
): Promise<string> {
  const data = await unwrapSession(() =>
    authClient().mfa.challenge(channel ? { factorId, channel } : { factorId }),
  );
  return data.id;
}

/** Verifies a challenge. The new session is saved and reaches all subscribers. */
export async function verifyChallenge(
  factorId: string,
  challengeId: string,
  code: string,
): Promise<void> {
  await unwrapSession(() => authClient().mfa.verify({ factorId, challengeId, code }));
}

/** Removes a factor, then renews the session, which lists the factors. */
export async function removeFactor(factorId: string): Promise<void> {
  await unwrapSession(() => authClient().mfa.unenroll({ factorId }));
  await authClient().refreshSession();
}
