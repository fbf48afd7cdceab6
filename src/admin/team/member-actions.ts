import { type Member, setMemberActive, setMemberRole } from '#data/accounts/team.ts';
import type { Role } from '#domain/accounts/role.ts';
import { staff } from '#languages/staff.ts';

/** Something that an administrator can do about a member's access. */
export interface MemberAction {
  id: string;
  label: string;
  /** What is true afterwards, read out. */
  done: string;
  /** Asked before; without it, the action runs at once. */
  question?: { title: string; text: string };
  isDangerous?: boolean;
  run: () => Promise<void>;
}

/** The obvious action first. @param isMe asks before administrators change their own role, which is final. */
export function memberActions(member: Member, isMe: boolean): MemberAction[] {
  const name = member.fullName || member.email;
  if (member.deactivatedAt) {
    return [
      {
        id: 'reactivate',
        label: staff.team.reactivate,
        done: staff.team.isBack(name),
        run: () => setMemberActive(member.id, true),
      },
    ];
  }
  const give = (role: Role, label: string, done: string): MemberAction => ({
    id: role,
    label,
    done,
    run: () => setMemberRole(member.id, role),
    ...(isMe && {
      question: { title: staff.team.changeYourOwnRole, text: staff.team.ownRoleHint },
    }),
  });
  const deactivate: MemberAction = {
    id: 'deactivate',
    label: staff.team.deactivate,
    done: staff.team.isDeactivated(name),
    isDangerous: true,
    question: {
      title: staff.team.askDeactivate(name),
      text: staff.team.deactivateHint,
    },
    run: () => setMemberActive(member.id, false),
  };
  if (member.role === 'viewer') {
    return [
      give('editor', staff.team.letInAsEditor, staff.team.isAnEditorNow(name)),
      give('admin', staff.team.letInAsAdministrator, staff.team.isAnAdministratorNow(name)),
      deactivate,
    ];
  }
  const removal = {
    ...give('viewer', staff.team.removeAccess, staff.team.hasNoAccess(name)),
    isDangerous: true,
  };
  return [
    member.role === 'editor'
      ? give('admin', staff.team.makeAdministrator, staff.team.isAnAdministratorNow(name))
      : give('editor', staff.team.makeEditor, staff.team.isAnEditorNow(name)),
    removal,
    ...(isMe ? [] : [deactivate]),
  ];
}
