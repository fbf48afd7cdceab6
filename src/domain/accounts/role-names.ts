import type { MessageKey } from '#languages/staff.ts';
import type { Role } from './role.ts';

/** Not beside the roles, which visitors' pages know: words of staff don't travel to them. */
export const ROLE_NAMES: Record<Role, MessageKey<'screens'>> = {
  viewer: 'awaitingApproval',
  editor: 'editor',
  admin: 'administrator',
};
