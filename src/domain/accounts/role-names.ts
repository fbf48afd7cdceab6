import { staff } from '#languages/staff.ts';
import type { Role } from './role.ts';

/** Not beside the roles, which visitors' pages know: words of staff don't travel to them. */
export const ROLE_NAMES: Record<Role, string> = {
  get viewer() {
    return staff.common.awaitingApproval;
  },
  get editor() {
    return staff.common.editor;
  },
  get admin() {
    return staff.common.administrator;
  },
};
