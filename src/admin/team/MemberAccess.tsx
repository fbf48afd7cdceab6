import { Button } from '#admin/ui/Button.tsx';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import type { Member } from '#data/accounts/team.ts';
import { ROLE_NAMES } from '#domain/accounts/role-names.ts';
import { staff } from '#languages/staff.ts';
import { type MemberAction, memberActions } from './member-actions.ts';

interface MemberAccessProps {
  member: Member;
  isMe: boolean;
  isLastAdmin: boolean;
  isPending: boolean;
  onAction: (action: MemberAction) => void;
}

/** A member's role, and how to change it: the obvious change as a button. */
export function MemberAccess(props: MemberAccessProps) {
  const { member, isMe, isLastAdmin, isPending, onAction } = props;
  const name = member.fullName || member.email;
  const actions = memberActions(member, isMe);
  const isOutside = member.deactivatedAt !== null || member.role === 'viewer';
  const obvious = isOutside ? actions[0] : undefined;
  const others = isOutside ? actions.slice(1) : actions;
  return (
    <div className="flex flex-wrap content-start items-center gap-2 lg:justify-end">
      {obvious && (
        <Button
          kind={member.deactivatedAt ? 'secondary' : 'primary'}
          aria-label={`${obvious.label}: ${name}`}
          isPending={isPending}
          onClick={() => onAction(obvious)}
        >
          {obvious.label}
        </Button>
      )}
      {others.length > 0 && (
        <ActionMenu
          label={
            isOutside
              ? staff.team.moreAbout(name)
              : `${staff.screens[ROLE_NAMES[member.role]]}: ${name}`
          }
          isDisabled={isLastAdmin}
          actions={others.map((action) => ({ ...action, run: () => onAction(action) }))}
        >
          {isOutside ? staff.team.more : staff.screens[ROLE_NAMES[member.role]]}
        </ActionMenu>
      )}
      {isLastAdmin && (
        <p className="w-full text-note text-soft lg:text-end">{staff.team.lastAdministrator}</p>
      )}
    </div>
  );
}
