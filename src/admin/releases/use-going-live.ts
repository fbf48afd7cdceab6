import { useEffect, useEffectEvent, useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { fetchContentVersion, requestRelease } from '#data/releases/releases.ts';
import { staff } from '#languages/staff.ts';
import { usePublication } from './use-publication.ts';

type Wanted = 'publish' | 'remove';

interface Approval {
  /** @returns false when there is nothing to release. */
  approve: () => Promise<unknown>;
  /** What has come of it, should the site not be built: 'Approved for visitors'. */
  approved: string;
}

/** Publishes something or takes it off, and requests a release. */
export function useGoingLive(
  entity: 'posts' | 'galleries' | 'pages',
  approvals: Readonly<Record<Wanted, Approval>>,
  /** Of the working copy: what the server objected to may be mended in another one. */
  version: number,
) {
  const { liveVersion } = usePublication();
  const [title, setTitle] = useState('');
  const change = useDataChange({
    run: async (wanted: Wanted) => {
      const { approve, approved } = approvals[wanted];
      setTitle(wanted === 'publish' ? staff.releases.notPublished : staff.releases.notTakenOffSite);
      if ((await approve()) === false) return;
      setTitle(staff.releases.approvedButNotBegun(approved));
      // Visitors may have all of it already.
      if ((await fetchContentVersion()) > liveVersion) await requestRelease();
    },
    changes: [entity, 'releases'],
  });
  const forgive = useEffectEvent(() => {
    if (change.error?.code === 'invalid') change.reset();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it changes is all that counts.
  useEffect(() => forgive(), [version]);
  return {
    send: (wanted: Wanted) => {
      if (!change.isPending) change.mutate(wanted);
    },
    /** Tries once more what failed. */
    retry: () => change.mutate(change.variables ?? 'publish'),
    dismiss: change.reset,
    isSending: change.isPending,
    /** `title` is what is so once nobody has to doubt what came of it. */
    failure: change.error && { title, error: change.error },
  };
}

export type GoingLive = ReturnType<typeof useGoingLive>;
