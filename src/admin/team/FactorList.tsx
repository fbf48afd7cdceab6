import { describeFactor } from '#admin/sign-in/describe-factor.ts';
import { Button } from '#admin/ui/Button.tsx';
import { type Member, removeMemberFactor } from '#data/team.ts';
import type { MemberAction } from './member-actions.ts';

interface FactorListProps {
  member: Member;
  onAction: (action: MemberAction) => void;
}

export function FactorList({ member, onAction }: FactorListProps) {
  if (member.factors.length === 0) return null;
  const name = member.fullName || member.email;
  return (
    <ul>
      {member.factors.map((factor) => {
        const device = factor.friendly_name || describeFactor(factor);
        return (
          <li key={factor.id} className="flex flex-wrap items-center gap-x-3 text-note text-soft">
            Second step: {device}
            <Button
              kind="link"
              aria-label={`Remove ${device} of ${name}`}
              onClick={() =>
                onAction({
                  id: factor.id,
                  label: 'Remove the device',
                  done: `${device} of ${name} is removed.`,
                  question: {
                    title: `Remove “${device}”?`,
                    text: `Its codes stop working at once. Without another device, ${name} signs in with the password alone. Make sure it is really them who asks.`,
                  },
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
