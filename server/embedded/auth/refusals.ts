import { AuthFailure } from '#server/embedded/supabase-errors.ts';

/** Statuses and words of hosted Supabase, by its error codes. */
const REFUSALS = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  email_exists: [422, 'A user with this email address has already been registered'],
  invalid_credentials: [400, 'Invalid login credentials'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_ip_address_mismatch: [422, 'Challenge and verify IP addresses mismatch.'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  same_password: [422, 'New password should be different from the old password.'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  too_many_enrolled_mfa_factors: [
    422,
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  user_already_exists: [422, 'User already registered'],
  user_banned: [403, 'User is banned'],
  user_not_found: [404, 'User not found'],
} as const;

export function refusal(code: keyof typeof REFUSALS): AuthFailure {
  const [status, message] = REFUSALS[code];
  return new AuthFailure(status, code, message);
}
