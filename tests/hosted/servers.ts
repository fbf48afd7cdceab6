import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SignJWT } from 'jose';
import { freePort } from '#scripts/test-server.ts';
import { PROJECT_CONFIG } from '#server/embedded/config.ts';
import type { CleanUp } from '../engines/browser.ts';
import { printed, start } from '../engines/programs.ts';
import type { Postgres } from './postgres.ts';

/** Signs what PostgREST and the auth server read. */
const JWT_SECRET = 'a-secret-of-tests-that-is-long-enough-for-hs256';

/** A token as the gateway of a hosted project makes it of a key, or as the auth server gives it to a person. */
export function signToken(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(JWT_SECRET));
}

/** PostgREST with the settings of `supabase/config.toml`. @returns its address. */
export async function startRest(
  program: string,
  database: Postgres,
  atEnd: CleanUp,
  more: Record<string, string> = {},
): Promise<string> {
  const port = String(await freePort());
  const server = start(
    program,
    [],
    {
      PGRST_DB_URI: database.url('authenticator'),
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: String(PROJECT_CONFIG.api.max_rows),
      PGRST_JWT_SECRET: JWT_SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: port,
      ...more,
    },
    atEnd,
  );
  await printed(server, /Schema cache loaded/);
  return `http://127.0.0.1:${port}`;
}

/** Makes the auth server's tables, as it does when it starts. */
export async function migrateAuth(program: string, database: Postgres): Promise<void> {
  await promisify(execFile)(program, ['migrate'], {
    env: { ...process.env, ...authSettings(database, 'http://localhost', '0', 0) },
  });
}

/** The auth server with the settings of `supabase/config.toml`. @returns its address. */
export async function startAuth(
  program: string,
  database: Postgres,
  { url, mailPort }: { url: string; mailPort: number },
  atEnd: CleanUp,
): Promise<string> {
  const port = String(await freePort());
  const settings = authSettings(database, url, port, mailPort);
  await printed(start(program, ['serve'], settings, atEnd), /API started/);
  return `http://127.0.0.1:${port}`;
}

function authSettings(database: Postgres, url: string, port: string, mailPort: number) {
  const { auth } = PROJECT_CONFIG;
  return {
    GOTRUE_DB_DRIVER: 'postgres',
    DATABASE_URL: database.url('supabase_auth_admin'),
    DB_NAMESPACE: 'auth',
    API_EXTERNAL_URL: url,
    GOTRUE_API_HOST: '127.0.0.1',
    PORT: port,
    GOTRUE_SITE_URL: SITE_URL,
    GOTRUE_JWT_SECRET: JWT_SECRET,
    GOTRUE_JWT_EXP: String(auth.jwt_expiry),
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_JWT_ADMIN_ROLES: 'supabase_admin,service_role',
    GOTRUE_DISABLE_SIGNUP: String(!auth.enable_signup),
    GOTRUE_PASSWORD_MIN_LENGTH: String(auth.minimum_password_length),
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_MAILER_AUTOCONFIRM: String(!auth.email.enable_confirmations),
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: String(auth.email.double_confirm_changes),
    GOTRUE_MAILER_URLPATHS_CONFIRMATION: '/auth/v1/verify',
    GOTRUE_MAILER_URLPATHS_RECOVERY: '/auth/v1/verify',
    GOTRUE_MFA_MAX_ENROLLED_FACTORS: String(auth.mfa.max_enrolled_factors),
    GOTRUE_RATE_LIMIT_EMAIL_SENT: String(auth.rate_limit.email_sent),
    GOTRUE_SMTP_HOST: '127.0.0.1',
    GOTRUE_SMTP_PORT: String(mailPort),
    GOTRUE_SMTP_ADMIN_EMAIL: 'accounts@example.com',
    GOTRUE_SMTP_SENDER_NAME: 'Tests',
    GOTRUE_LOG_LEVEL: 'info',
  };
}

/** Where visitors find the site. */
export const SITE_URL = 'https://www.example.com';
