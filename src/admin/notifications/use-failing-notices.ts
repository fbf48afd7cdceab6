import { useQuery } from '@tanstack/react-query';
import { failingNotices } from '#admin/queries/notices.ts';
import type { FailingNotices } from '#data/notices.ts';

export function useFailingNotices(): FailingNotices | null {
  const { data } = useQuery(failingNotices);
  return data ?? null;
}
