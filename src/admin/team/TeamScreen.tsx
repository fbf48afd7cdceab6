import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isWaiting, useTeam } from '#admin/queries/people.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { List } from '#admin/ui/lists/List.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import type { Member } from '#data/accounts/team.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { MemberCard } from './MemberCard.tsx';

/** /admin/team, for administrators. */
export function TeamScreen() {
  const { role, user } = useStore($session);
  const isAdmin = role === 'admin';
  const team = useTeam();
  const [changed, setChanged] = useState({ id: '', done: '' });
  const members = team.data ?? [];
  const admins = members.filter((member) => member.role === 'admin' && !member.deactivatedAt);
  const groups = {
    [staff.screens.awaitingApproval]: members.filter(isWaiting),
    [staff.team.people]: members.filter((member) => !isWaiting(member) && !member.deactivatedAt),
    [staff.team.deactivatedOnes]: members.filter(({ deactivatedAt }) => deactivatedAt),
  };
  return (
    <Screen
      title={staff.shell.team}
      hint={team.data && summary(team.data)}
      inBar={
        <p role="status" className="wrap-anywhere text-note">
          {changed.done}
        </p>
      }
      className="grid max-w-list gap-10 py-6"
    >
      {!isAdmin && <p className="max-w-prose text-control">{staff.team.administratorsOnly}</p>}
      {isAdmin && <Loading what={staff.team.theTeam} query={team} />}
      {team.data && (
        <>
          {Object.entries(groups).map(
            ([title, people]) =>
              people.length > 0 && (
                <section key={title} aria-label={title}>
                  <h2 className="mb-2 font-semibold text-note text-soft">{title}</h2>
                  <List>
                    {people.map((member) => (
                      <MemberCard
                        key={member.id}
                        member={member}
                        isMe={member.id === user?.id}
                        isLastAdmin={admins.length === 1 && admins[0]?.id === member.id}
                        isChanged={member.id === changed.id}
                        onChange={(done) => setChanged({ id: member.id, done })}
                      />
                    ))}
                  </List>
                </section>
              ),
          )}
          <p className="max-w-prose text-note text-soft">{staff.team.explained}</p>
        </>
      )}
    </Screen>
  );
}

function summary(team: Member[]): string {
  const waiting = team.filter(isWaiting).length;
  const deactivated = team.filter(({ deactivatedAt }) => deactivatedAt).length;
  return [
    staff.team.countWithAccess(team.length - waiting - deactivated),
    waiting > 0 && staff.team.countAwaiting(waiting),
    deactivated > 0 && staff.team.countDeactivated(deactivated),
  ]
    .filter(Boolean)
    .join(', ');
}
