import { useEffect, useRef, useState } from 'react';
import { describeFactor } from '#admin/sign-in/describe-factor.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { type Member, removeMemberFactor, setMemberActive, setMemberRole } from '#data/team.ts';
import type { Role } from '#domain/role.ts';
import { RoleChoice, roleActionLabel } from './RoleChoice.tsx';
import { useMemberChange } from './use-member-change.ts';

interface MemberCardProps {
  member: Member;
  isMe: boolean;
  /** Nobody could let anybody in any more without this one. */
  isLastAdmin: boolean;
  /** The last change was to this one: it may have moved to another part of the screen. */
  isChanged: boolean;
  onChange: () => void;
}

/** Something that is asked about before it is done. */
interface Step {
  title: string;
  text: string;
  answer: string;
  run: () => Promise<void>;
}

/** One person: role, devices, last seen, and the way out and back in. */
export function MemberCard({ member, isMe, isLastAdmin, isChanged, onChange }: MemberCardProps) {
  const [step, setStep] = useState<Step | null>(null);
  const change = useMemberChange(onChange);
  const card = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the card has just arrived.
  useEffect(() => {
    // What had the keyboard's focus went with the card's old place.
    if (isChanged && document.activeElement === document.body) card.current?.focus();
  }, []);
  const name = member.fullName || member.email;

  function giveRole(role: Role) {
    const run = () => setMemberRole(member.id, role);
    if (isMe) {
      setStep({
        title: 'Change your own role?',
        text: 'You are no longer an administrator then, and can’t take it back yourself.',
        answer: roleActionLabel(role, 'me'),
        run,
      });
    } else change.mutate(run);
  }

  return (
    <li
      ref={card}
      tabIndex={-1}
      aria-label={name}
      className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_18rem]"
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
          {member.lastSeenAt ? (
            <>
              Last seen <RelativeTime at={member.lastSeenAt} />
            </>
          ) : (
            <>
              Account created <RelativeTime at={member.createdAt} />
            </>
          )}
          {member.factors.length === 0 && '. No second step set up'}
        </p>
        <FactorList member={member} onStep={setStep} />
      </div>
      <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-1">
        {member.deactivatedAt ? (
          <Button
            isPending={change.isPending}
            onClick={() => change.mutate(() => setMemberActive(member.id, true))}
          >
            Let back in
          </Button>
        ) : (
          <>
            <RoleChoice
              name={name}
              whom={isMe ? 'me' : 'them'}
              role={member.role}
              isFixed={isLastAdmin}
              isPending={change.isPending}
              onRoleChange={giveRole}
            />
            {!isMe && (
              <Button
                kind="danger"
                aria-label={`Deactivate ${name}`}
                onClick={() =>
                  setStep({
                    title: `Deactivate ${name}?`,
                    text: 'They are shut out at once, wherever they are signed in. What they wrote stays, and you can let them back in.',
                    answer: 'Deactivate',
                    run: () => setMemberActive(member.id, false),
                  })
                }
              >
                Deactivate
              </Button>
            )}
            {isLastAdmin && (
              <p className="w-full text-note text-soft">
                The only administrator. Make somebody else one first.
              </p>
            )}
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={step !== null}
        title={step?.title ?? ''}
        onCancel={() => setStep(null)}
        actions={
          <>
            <Button onClick={() => setStep(null)}>Leave it as it is</Button>
            <Button
              kind="primary"
              isPending={change.isPending}
              onClick={() => step && change.mutate(step.run, { onSettled: () => setStep(null) })}
            >
              {step?.answer}
            </Button>
          </>
        }
      >
        <p>{step?.text}</p>
      </ConfirmDialog>
    </li>
  );
}

interface FactorListProps {
  member: Member;
  onStep: (step: Step) => void;
}

function FactorList({ member, onStep }: FactorListProps) {
  return (
    <ul>
      {member.factors.map((factor) => {
        const device = factor.friendly_name || describeFactor(factor);
        return (
          <li key={factor.id} className="flex flex-wrap items-center gap-x-3 text-note text-soft">
            Second step: {device}
            <Button
              kind="link"
              aria-label={`Remove ${device} of ${member.fullName || member.email}`}
              onClick={() =>
                onStep({
                  title: `Remove “${device}”?`,
                  text: `Its codes stop working at once. Without another device, ${member.fullName || member.email} signs in with the password alone. Make sure it is really them who asks.`,
                  answer: 'Remove the device',
                  run: () => removeMemberFactor(member.id, factor.id),
                })
              }
            >
              Remove
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
