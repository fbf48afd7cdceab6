import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { presenceAt } from '#admin/queries/articles.ts';
import { type Colleague, notePresence } from '#data/articles/articles.ts';

/** Polls who else has the article open; a hidden tab does not poll, so that its author counts as gone. */
export function usePresence(id: string | undefined): readonly Colleague[] {
  const { data = [] } = useQuery({ ...presenceAt(id ?? ''), enabled: id !== undefined });
  useEffect(() => {
    if (!id) return;
    return () => {
      // The server forgets a tab that could not say so after 45 seconds.
      void notePresence(id, true).catch(() => undefined);
    };
  }, [id]);
  return data;
}
