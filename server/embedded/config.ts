import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { UserError } from '#tooling/user-error.ts';

const FILE = path.resolve(import.meta.dirname, '../../supabase/config.toml');

const UNIT_SECONDS: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** Seconds of a Go duration ('24h', '1h30m'); `null` for anything else. */
export function readDuration(text: string): number | null {
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return null;
  return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
    .map(([, number = '0', unit = 's']) => Number(number) * (UNIT_SECONDS[unit] ?? 0))
    .reduce((sum, seconds) => sum + seconds, 0);
}

const duration = z.string().transform((text, issues) => {
  const seconds = readDuration(text);
  if (seconds === null) issues.addIssue(`"${text}" is no duration such as "1m" or "30s"`);
  return seconds ?? 0;
});

/** Bytes of a size as the Supabase CLI writes it: '25MiB'. */
const size = z
  .string()
  .regex(/^\d+MiB$/)
  .transform((text) => Number.parseInt(text, 10) * 1024 * 1024);

/** Settings of supabase/config.toml under their names there; durations in seconds, sizes in bytes. */
const projectConfig = z.object({
  api: z.object({ max_rows: z.int() }),
  storage: z.object({ file_size_limit: size }),
  auth: z.object({
    jwt_expiry: z.int(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.int(),
    enable_signup: z.boolean(),
    minimum_password_length: z.int(),
    rate_limit: z.object({ email_sent: z.int(), sign_in_sign_ups: z.int() }),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      secure_password_change: z.boolean(),
      max_frequency: duration,
      otp_length: z.int(),
      otp_expiry: z.int(),
    }),
    mfa: z.object({ max_enrolled_factors: z.int() }),
  }),
});

export type ProjectConfig = z.output<typeof projectConfig>;
export type AuthConfig = ProjectConfig['auth'];

/** Settings that the environment and tests may override. */
export interface AuthOverrides {
  email?: Partial<AuthConfig['email']>;
  rate_limit?: Partial<AuthConfig['rate_limit']>;
}

export const PROJECT_CONFIG: ProjectConfig = projectConfig.parse(parse(readFileSync(FILE, 'utf8')));

/**
 * Overrides by AUTH_CONFIRMATIONS, AUTH_SECURE_PASSWORD_CHANGE and AUTH_DOUBLE_CONFIRM_CHANGES (`on`,
 * `off`). By default addresses are not confirmed here, so that a first account needs no mail.
 *
 * @throws UserError for any other value.
 */
export function authOverrides(environment: NodeJS.ProcessEnv): AuthOverrides {
  const { email } = PROJECT_CONFIG.auth;
  const isOn = (name: string, otherwise: boolean): boolean => {
    const value = environment[name] || (otherwise ? 'on' : 'off');
    if (value !== 'on' && value !== 'off') throw new UserError(`${name} must be on or off.`);
    return value === 'on';
  };
  return {
    email: {
      enable_confirmations: isOn('AUTH_CONFIRMATIONS', false),
      secure_password_change: isOn('AUTH_SECURE_PASSWORD_CHANGE', email.secure_password_change),
      double_confirm_changes: isOn('AUTH_DOUBLE_CONFIRM_CHANGES', email.double_confirm_changes),
    },
  };
}

export function authConfig({ email, rate_limit: limit }: AuthOverrides): AuthConfig {
  const { auth } = PROJECT_CONFIG;
  return {
    ...auth,
    email: { ...auth.email, ...email },
    rate_limit: { ...auth.rate_limit, ...limit },
  };
}
