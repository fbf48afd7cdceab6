import { useStore } from '@nanostores/react';
import { useNames } from '#admin/queries/people.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';

/** A version that somebody saved; what is not known of it is absent. */
export interface Version {
  version: number;
  updated_by?: string | null;
  updated_at?: string;
}

/** Who saved the version that stands in the way of one's own text. */
export function useOtherAuthor(theirs: Omit<Version, 'version'> | null) {
  const nameOf = useNames();
  const userId = useStore($session).user?.id;
  const by = theirs?.updated_by ?? undefined;
  const isOneself = by !== undefined && by === userId;
  const firstName = isOneself ? undefined : nameOf(by)?.split(' ')[0];
  return {
    sentence: isOneself
      ? staff.saving.changedByYouElsewhere
      : staff.saving.changedByWhileWriting(nameOf(by) ?? staff.saving.somebody),
    /** For a label: 'Anna’s version'. */
    theirs: firstName ? staff.saving.versionOf(firstName) : staff.saving.theOtherVersion,
  };
}
