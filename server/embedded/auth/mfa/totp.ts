import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown. */
const PERIOD = 30;

/** A new shared secret in Base32, 160 bits as RFC 4226 recommends. */
export function generateSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth:// address that an authenticator app reads from the QR code. */
export function totpUri(options: { secret: string; issuer: string; account: string }): string {
  return new TOTP({
    issuer: options.issuer,
    label: options.account,
    secret: Secret.fromBase32(options.secret),
    period: PERIOD,
  }).toString();
}

/**
 * The code's time step (30 s since 1970), or `null` when it is wrong. The steps before and after count
 * too, for clocks that are a little off.
 *
 * @param now milliseconds since 1970.
 */
export function matchingStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}
