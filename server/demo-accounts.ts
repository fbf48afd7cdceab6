import { firstLanguage } from '#business/staff-language.ts';
import { messages as de } from '#languages/de/staff/frame/screens.ts';
import { messages as en } from '#languages/en/staff/frame/screens.ts';
import type { StaffLanguage } from '#languages/staff.ts';
import { isOwnBusiness } from '#tooling/own-business.ts';
import { type ProjectAddress, projectClient } from '#tooling/project.ts';

export const DEMO_PASSWORD = 'timber-frame-42';
/** Of that password: bcrypt is slow on purpose, and a first start waits for it. */
export const DEMO_PASSWORD_HASH = '$2a$10$VgJaqDggdy5zujenX7U/uOKp1JPfuFRUpy8kNgksFY6qDgkrG/qRe';

/** One account for each role, with fixed ids: a backup restored after a reset finds them. */
export const DEMO_ACCOUNTS = [
  {
    id: '5d5a9c1e-0000-4000-8000-000000000001',
    email: 'owner@example.com',
    fullName: 'Anna Harrow',
    role: 'admin',
  },
  {
    id: '5d5a9c1e-0000-4000-8000-000000000002',
    email: 'editor@example.com',
    fullName: 'Joe Marlow',
    role: 'editor',
  },
  {
    id: '5d5a9c1e-0000-4000-8000-000000000003',
    email: 'viewer@example.com',
    fullName: 'Sam Reed',
    role: 'viewer',
  },
] as const;

const ROLES: Readonly<
  Record<StaffLanguage, Pick<typeof en, 'administrator' | 'editor' | 'awaitingApproval'>>
> = { en, de };

/** The demonstration has people; in a business of one's own nobody is called as they are. */
export function nameOf({ fullName, role }: (typeof DEMO_ACCOUNTS)[number]): string {
  if (!isOwnBusiness()) return fullName;
  const { administrator, editor, awaitingApproval } = ROLES[firstLanguage];
  return { admin: administrator, editor, viewer: awaitingApproval }[role];
}

/**
 * Creates missing demo accounts.
 *
 * @throws Error when the embedded backend refuses one.
 */
export async function createDemoAccounts(backend: {
  project: ProjectAddress;
  sql(query: string, parameters: unknown[]): Promise<unknown[]>;
}): Promise<void> {
  const { auth } = projectClient(backend.project);
  for (const one of DEMO_ACCOUNTS) {
    const { id, email, role } = one;
    const known = await backend.sql('select 1 from auth.users where email = $1', [email]);
    if (known.length > 0) continue;
    const user_metadata = { full_name: nameOf(one) };
    const { error } = await auth.admin.createUser({
      ...{ id, email, password_hash: DEMO_PASSWORD_HASH },
      ...{ email_confirm: true, user_metadata },
    });
    if (error) throw new Error(`${email} could not be created: ${error.message}`);
    await backend.sql(
      `update public.user_roles set role = $2::public.app_role
       where user_id = (select id from auth.users where email = $1)`,
      [email, role],
    );
  }
}
