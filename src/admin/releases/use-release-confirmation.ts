import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidate } from '#admin/queries/entities.ts';
import { confirmRelease } from '#data/releases/releases.ts';
import { usePublication } from './use-publication.ts';

/** How long the host has to report back itself, in milliseconds. */
const GRACE = 10_000;

/** Confirms releases for hosts that never report back, once the live site shows their content. */
export function useReleaseConfirmation(): void {
  const { running, failed, liveVersion } = usePublication();
  const queries = useQueryClient();
  const open = running ?? (failed?.status === 'queued' ? failed : null);
  const id = open && liveVersion >= open.content_version ? open.id : null;

  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => {
      confirmRelease(id)
        .catch(() => {})
        .finally(() => void invalidate(queries, 'releases'));
    }, GRACE);
    return () => clearTimeout(timer);
  }, [id, queries]);
}
