import { useQuery } from '@tanstack/react-query';
import { failingNotices } from '#admin/queries/notices.ts';
import type { FailingNotices } from '#data/notices.ts';

/** Mails that go on failing, looked for now and then; `null` while all is well. */
export function useFailingNotices(): FailingNotices | null {
  const { data } = useQuery(failingNotices);
  return data ?? null;
}
