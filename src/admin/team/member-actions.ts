import { type Member, setMemberActive, setMemberRole } from '#data/accounts/team.ts';
import type { Role } from '#domain/accounts/role.ts';

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
        label: 'Reactivate',
        done: `${name} is back.`,
        run: () => setMemberActive(member.id, true),
      },
    ];
  }
  const give = (role: Role, label: string, done: string): MemberAction => ({
    id: role,
    label,
    done,
    run: () => setMemberRole(member.id, role),
    ...(isMe && { question: OWN_ROLE }),
  });
  const deactivate: MemberAction = {
    id: 'deactivate',
    label: 'Deactivate',
    done: `${name} is deactivated.`,
    isDangerous: true,
    question: {
      title: `Deactivate ${name}?`,
      text: 'They are shut out at once, wherever they are signed in. What they wrote stays, and you can reactivate them.',
    },
    run: () => setMemberActive(member.id, false),
  };
  if (member.role === 'viewer') {
    return [
      give('editor', 'Let in as editor', `${name} is an editor now.`),
      give('admin', 'Let in as administrator', `${name} is an administrator now.`),
      deactivate,
    ];
  }
  const removal = {
    ...give('viewer', 'Remove access', `${name} has no access any more.`),
    isDangerous: true,
  };
  return [
    member.role === 'editor'
      ? give('admin', 'Make administrator', `${name} is an administrator now.`)
      : give('editor', 'Make editor', `${name} is an editor now.`),
    removal,
    ...(isMe ? [] : [deactivate]),
  ];
}

const OWN_ROLE = {
  title: 'Change your own role?',
  text: 'You are no longer an administrator then, and can’t take it back yourself.',
};
