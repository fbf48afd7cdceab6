/** What an account may do, from nothing to everything. The database's map of permissions decides. */
export type Role = 'viewer' | 'editor' | 'admin';

const ROLES: readonly string[] = ['viewer', 'editor', 'admin'] satisfies Role[];

/** Reads the server's answer; an account without a role is a viewer (docs/behaviour.md, section 6). */
export function readRole(answer: unknown): Role {
  return typeof answer === 'string' && ROLES.includes(answer) ? (answer as Role) : 'viewer';
}

export function isStaff(role: Role): boolean {
  return role !== 'viewer';
}
