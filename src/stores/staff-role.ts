import { computed } from 'nanostores';
import { isStaff } from '#domain/accounts/role.ts';
import { $session } from './session.ts';

/** The role of the staff who are looking; null for visitors, and for an account that waits for approval. */
export const $staffRole = computed($session, ({ session, role }) =>
  session && role && isStaff(role) ? role : null,
);
