import { staff } from '#languages/staff.ts';
import type { Role } from './role.ts';

/** Not beside the roles, which visitors' pages know: words of staff don't travel to them. */
export const ROLE_NAMES: Record<Role, string> = {
  get viewer() {
    return staff.screens.awaitingApproval;
  },
  get editor() {
    return staff.screens.editor;
  },
  get admin() {
    return staff.screens.administrator;
  },
};
