import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { team as teamList } from '#admin/queries/people.ts';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { List } from '#admin/ui/lists/List.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import type { Member } from '#data/accounts/team.ts';
import { $session } from '#stores/session.ts';
import { MemberCard } from './MemberCard.tsx';
import { isWaiting } from './use-waiting-people.ts';

/** /admin/team, for administrators. */
export function TeamScreen() {
  const { role, user } = useStore($session);
  const isAdmin = role === 'admin';
  const team = useQuery({ ...teamList, enabled: isAdmin });
  const [changed, setChanged] = useState({ id: '', done: '' });
  const parts = { all: team.data ?? [], me: user?.id, changed: changed.id, onChange: setChanged };
  const waiting = (team.data ?? []).filter(isWaiting);
  return (
    <Screen
      title="Team"
      note={team.data && summary(team.data)}
      inBar={
        <p role="status" className="wrap-anywhere text-note">
          {changed.done}
        </p>
      }
      className="grid max-w-4xl gap-10 py-6"
    >
      {!isAdmin && (
        <p className="max-w-prose text-control">
          Only administrators look after the team. Ask one of them to let somebody in, to change a
          role or to remove a lost device.
        </p>
      )}
      {isAdmin && team.isPending && <Spinner label="Fetching the team" />}
      {team.isLoadingError && <LoadingFailed what="The team" query={team} />}
      {team.data && (
        <>
          {waiting.length > 0 && <People title="Awaiting approval" people={waiting} {...parts} />}
          <People
            title="People"
            people={team.data.filter((member) => !isWaiting(member) && !member.deactivatedAt)}
            {...parts}
          />
          <People
            title="Deactivated"
            people={team.data.filter(({ deactivatedAt }) => deactivatedAt)}
            {...parts}
          />
          <p className="max-w-prose text-note text-soft">
            Somebody new creates an account on the sign-in screen and appears here by themselves. An
            editor writes, publishes and answers enquiries; an administrator looks after the team,
            too.
          </p>
        </>
      )}
    </Screen>
  );
}

interface PeopleProps {
  title: string;
  people: Member[];
  all: Member[];
  me: string | undefined;
  /** Id of the member that was changed last, '' when none was. */
  changed: string;
  /** @param changed whose entry, and what is true now. */
  onChange: (changed: { id: string; done: string }) => void;
}

function People({ title, people, all, me, changed, onChange }: PeopleProps) {
  if (people.length === 0) return null;
  const admins = all.filter(({ role, deactivatedAt }) => role === 'admin' && !deactivatedAt);
  return (
    <section aria-label={title}>
      <h2 className="mb-2 font-semibold text-note text-soft">{title}</h2>
      <List>
        {people.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            isMe={member.id === me}
            isLastAdmin={admins.length === 1 && admins[0]?.id === member.id}
            isChanged={member.id === changed}
            onChange={(done) => onChange({ id: member.id, done })}
          />
        ))}
      </List>
    </section>
  );
}

function summary(team: Member[]): string {
  const waiting = team.filter(isWaiting).length;
  const deactivated = team.filter(({ deactivatedAt }) => deactivatedAt).length;
  return [
    `${team.length - waiting - deactivated} with access`,
    waiting > 0 && `${waiting} awaiting approval`,
    deactivated > 0 && `${deactivated} deactivated`,
  ]
    .filter(Boolean)
    .join(', ');
}
