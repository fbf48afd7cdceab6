import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { OWN_SCREENS } from '#admin/own/screens.ts';
import { counts } from '#admin/queries/counts.ts';
import { useWaitingPeople } from '#admin/queries/people.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type MessageKey, staff, staffTag } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';

interface Entry {
  to: string;
  label: MessageKey<'shell'>;
  isForAdmins?: true;
  /** Screens that are reached from it. */
  holds?: readonly string[];
}

const GROUPS: Partial<Record<MessageKey<'shell'>, readonly Entry[]>> = {
  today: [
    { to: STAFF.dashboard, label: 'dashboard' },
    { to: STAFF.enquiries, label: 'enquiries', holds: [STAFF.privacyRequests] },
    { to: STAFF.appointments, label: 'appointments' },
    { to: STAFF.testimonials, label: 'whatCustomersSay' },
  ],
  website: [
    { to: STAFF.pages, label: 'pages' },
    { to: STAFF.articles, label: 'articles' },
    { to: STAFF.galleries, label: 'galleries', holds: [STAFF.portfolio] },
    { to: STAFF.media, label: 'media', holds: [STAFF.upload] },
    { to: STAFF.publish, label: 'publish' },
  ],
  business: [
    { to: STAFF.numbers, label: 'numbers' },
    {
      to: STAFF.settings,
      label: 'settings',
      isForAdmins: true,
      holds: [STAFF.notifications, STAFF.importing],
    },
    { to: STAFF.team, label: 'team', isForAdmins: true },
  ],
};

/** The groups of the sidebar with what this person may open; none is empty. */
export function useGroups() {
  const isAdmin = useStore($session).role === 'admin';
  const own = OWN_SCREENS.flatMap(({ path, listed }) =>
    listed ? [{ ...listed, to: path, label: staff.own[listed.name] }] : [],
  );
  return (Object.keys(GROUPS) as MessageKey<'shell'>[])
    .map((group) => ({
      name: staff.shell[group] as string,
      entries: [
        ...(GROUPS[group] ?? []).map((one) => ({
          ...one,
          label: staff.shell[one.label] as string,
        })),
        ...(group === 'business' ? own : []),
      ].filter(({ isForAdmins }) => isAdmin || !isForAdmins),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** @returns whether a screen is the entry's, or is reached from it. */
export function isWithin(
  { to, holds = [] }: { to: string; holds?: readonly string[] },
  at: string,
) {
  return [to, ...holds].some((address) => at === address || at.startsWith(`${address}/`));
}

/** What waits for somebody, by the address of the entry. */
export function useWaiting(): Partial<Record<string, string>> {
  const { data: figures } = useQuery(counts);
  return {
    [STAFF.enquiries]:
      spell(figures?.newEnquiries, staff.shell.new) ??
      spell(figures?.quarantinedEnquiries, staff.shell.quarantined),
    // Beside a name this long there is no room for a word.
    [STAFF.testimonials]: spell(figures?.waitingTestimonials),
    [STAFF.publish]: spell(usePublication().count),
    [STAFF.team]: spell(useWaitingPeople().length, staff.shell.waiting),
  };
}

function spell(count = 0, word = ''): string | undefined {
  return count > 0 ? `${count.toLocaleString(staffTag())} ${word}`.trim() : undefined;
}
