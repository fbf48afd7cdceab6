import { type RefObject, useEffect, useRef, useState } from 'react';
import { ChangeFailed } from '#admin/ui/ChangeFailed.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { Member } from '#data/team.ts';
import { FactorList } from './FactorList.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import type { MemberAction } from './member-actions.ts';
import { useMemberChange } from './use-member-change.ts';

interface MemberCardProps {
  member: Member;
  isMe: boolean;
  /** Nobody could let anybody in any more without this one. */
  isLastAdmin: boolean;
  /** The last change was to this one: it may have moved to another part of the screen. */
  isChanged: boolean;
  /** Called with what is true now. */
  onChange: (done: string) => void;
}

/** One person: role, devices, last seen, and the way out and back in. */
export function MemberCard({ member, isMe, isLastAdmin, isChanged, onChange }: MemberCardProps) {
  const [asked, setAsked] = useState<MemberAction | null>(null);
  const change = useMemberChange(onChange);
  const card = useRef<HTMLLIElement>(null);
  useFocusWhereItWent(card, isChanged, `${member.role} ${member.deactivatedAt}`);
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
          {isMe && <span className="font-normal text-soft"> (you)</span>}
        </p>
        <p className="wrap-anywhere text-note text-soft">
          {[member.jobTitle, member.email].filter(Boolean).join(', ')}
        </p>
        <p className="text-note text-soft">
          {member.lastSeenAt ? 'Last seen ' : 'Account created '}
          <RelativeTime at={member.lastSeenAt ?? member.createdAt} />
          {member.factors.length === 0 && '. No second step set up'}
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
        cancel="Leave it as it is"
        confirm={asked?.label}
        onConfirm={() => asked && change.mutate(asked, { onSettled: () => setAsked(null) })}
        change={{ isPending: change.isPending, error: null }}
      >
        <p>{asked?.question?.text}</p>
      </ConfirmDialog>
    </li>
  );
}

/**
 * What had the keyboard's focus went with the card's old place, or with the button that is done.
 *
 * @param place changes when the card moves.
 */
function useFocusWhereItWent(
  card: RefObject<HTMLLIElement | null>,
  isChanged: boolean,
  place: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the card has just arrived.
  useEffect(() => {
    if (isChanged && document.activeElement === document.body) card.current?.focus();
  }, [isChanged, place]);
}
