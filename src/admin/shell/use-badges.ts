import { useQuery } from '@tanstack/react-query';
import { counts } from '#admin/queries/counts.ts';
import { waitingTestimonials } from '#admin/queries/testimonials.ts';
import { usePublication } from '#admin/releases/use-publication.ts';
import { useWaitingPeople } from '#admin/team/use-waiting-people.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff, staffTag } from '#languages/staff.ts';

export interface Badge {
  text: string;
  /** A person waits for an answer. */
  isUrgent: boolean;
}

/** By address of the entry. */
export function useBadges(): Partial<Record<string, Badge>> {
  const { data: figures } = useQuery(counts);
  const { data: said } = useQuery(waitingTestimonials);
  const waiting = useWaitingPeople().length;
  return {
    [STAFF.articles]: total(figures?.articles),
    [STAFF.galleries]: total(figures?.galleries),
    [STAFF.portfolio]: total(figures?.portfolioImages),
    [STAFF.media]: total(figures?.media),
    [STAFF.enquiries]:
      urgent(figures?.newEnquiries, staff.shell.new) ??
      urgent(figures?.quarantinedEnquiries, staff.shell.quarantined),
    // Beside a name this long there is no room for a word.
    [STAFF.testimonials]: urgent(said && said.testimonials.length + said.galleries.length),
    [STAFF.publish]: total(usePublication().count || undefined),
    [STAFF.team]: urgent(waiting, staff.shell.waiting),
  };
}

function total(count: number | undefined): Badge | undefined {
  return count === undefined ? undefined : { text: spell(count), isUrgent: false };
}

function urgent(count: number | undefined, word = ''): Badge | undefined {
  return count ? { text: `${spell(count)} ${word}`.trim(), isUrgent: true } : undefined;
}

function spell(count: number): string {
  return count.toLocaleString(staffTag());
}
