import { useEffect, useRef, useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { describeFactor } from '#admin/sign-in/describe-factor.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { type Member, removeMemberFactor } from '#data/accounts/team.ts';
import { ROLE_NAMES } from '#domain/accounts/role-names.ts';
import { staff } from '#languages/staff.ts';
import { refreshAccount } from '#stores/account.ts';
import { type MemberAction, memberActions } from './member-actions.ts';

interface MemberCardProps {
  member: Member;
  isMe: boolean;
  isLastAdmin: boolean;
  /** Changed last: it may have moved to another part of the screen. */
  isChanged: boolean;
  /** Called with what is true now. */
  onChange: (done: string) => void;
}

/** One member: role, devices, last seen, and their access. */
export function MemberCard({ member, isMe, isLastAdmin, isChanged, onChange }: MemberCardProps) {
  const [asked, setAsked] = useState<MemberAction | null>(null);
  const change = useDataChange({
    run: async (action: MemberAction) => {
      await action.run();
      onChange(action.done);
      // The member may be the person who is signed in.
      await refreshAccount();
    },
    changes: ['team'],
  });
  const card = useRef<HTMLLIElement>(null);
  const place = `${member.role} ${member.deactivatedAt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: in its new place, where the focus was lost on the way.
  useEffect(() => {
    if (isChanged && document.activeElement === document.body) card.current?.focus();
  }, [isChanged, place]);
  const name = member.fullName || member.email;

  function begin(action: MemberAction) {
    if (action.question) setAsked(action);
    else change.mutate(action);
  }

  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-label={name}
      className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium text-control">
          {name}
          {isMe && <span className="font-normal text-soft">{staff.team.youInBrackets}</span>}
        </p>
        <p className="wrap-anywhere text-note text-soft">
          {[member.jobTitle, member.email].filter(Boolean).join(', ')}
        </p>
        <p className="text-note text-soft">
          {member.lastSeenAt ? staff.team.lastSeen : staff.team.accountCreated}
          <RelativeTime at={member.lastSeenAt ?? member.createdAt} />
          {member.factors.length === 0 && staff.team.noTwoFactor}
        </p>
        <FactorList member={member} onAction={begin} />
        <ChangeFailed change={change} />
      </div>
      <MemberAccess
        member={member}
        isMe={isMe}
        isLastAdmin={isLastAdmin}
        isPending={change.isPending}
        onAction={begin}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked?.question?.title ?? ''}
        onCancel={() => setAsked(null)}
        cancel={staff.team.leaveAsItIs}
        confirm={asked?.label}
        onConfirm={() => asked && change.mutate(asked, { onSettled: () => setAsked(null) })}
        change={{ isPending: change.isPending, error: null }}
      >
        <p>{asked?.question?.text}</p>
      </ConfirmDialog>
    </li>
  );
}

interface FactorListProps {
  member: Member;
  onAction: (action: MemberAction) => void;
}

function FactorList({ member, onAction }: FactorListProps) {
  if (member.factors.length === 0) return null;
  const name = member.fullName || member.email;
  return (
    <ul>
      {member.factors.map((factor) => {
        const device = factor.friendly_name || describeFactor(factor);
        return (
          <li key={factor.id} className="flex flex-wrap items-center gap-x-3 text-note text-soft">
            <RichText
              text={staff.team.twoFactorDevice(device)}
              parts={{
                button: (words) => (
                  <Button
                    kind="link"
                    aria-label={staff.team.removeDeviceOf(device, name)}
                    onClick={() =>
                      onAction({
                        id: factor.id,
                        label: staff.team.removeTheDevice,
                        done: staff.team.deviceRemoved(device, name),
                        question: {
                          title: staff.team.askRemoveDevice(device),
                          text: staff.team.removeDeviceHint(name),
                        },
                        run: () => removeMemberFactor(member.id, factor.id),
                      })
                    }
                  >
                    {words}
                  </Button>
                ),
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface MemberAccessProps {
  member: Member;
  isMe: boolean;
  isLastAdmin: boolean;
  isPending: boolean;
  onAction: (action: MemberAction) => void;
}

/** A member's role, and how to change it: the obvious change as a button. */
function MemberAccess(props: MemberAccessProps) {
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
