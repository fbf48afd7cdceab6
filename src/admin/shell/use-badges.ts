import { useQuery } from '@tanstack/react-query';
import { countWaiting, usePublication } from '#admin/publish/use-publication.ts';
import { counts } from '#admin/queries/counts.ts';
import { useWaitingPeople } from '#admin/team/use-waiting-people.ts';

export interface Badge {
  text: string;
  /** A person waits for an answer. */
  isUrgent: boolean;
}

/** By address of the entry. */
export function useBadges(): Partial<Record<string, Badge>> {
  const { data: figures } = useQuery(counts);
  const waiting = useWaitingPeople().length;
  const publication = usePublication();
  return {
    '/admin/blog': total(figures?.articles),
    '/admin/galleries': total(figures?.galleries),
    '/admin/portfolio-images': total(figures?.portfolioImages),
    '/admin/media': total(figures?.media),
    '/admin/enquiries': urgent(figures?.newEnquiries, 'new'),
    '/admin/publish': total(countWaiting(publication) || undefined),
    '/admin/team': urgent(waiting, 'waiting'),
  };
}

function total(count: number | undefined): Badge | undefined {
  return count === undefined ? undefined : { text: spell(count), isUrgent: false };
}

function urgent(count: number | undefined, word: string): Badge | undefined {
  return count ? { text: `${spell(count)} ${word}`, isUrgent: true } : undefined;
}

function spell(count: number): string {
  return count.toLocaleString('en-GB');
}
