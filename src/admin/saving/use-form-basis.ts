import { useEffect, useEffectEvent, useState } from 'react';
import type { Entity } from '#admin/queries/entities.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { mergeDocuments, type Shape, unasked } from '#domain/documents/merge.ts';
import { isSameValue } from '#domain/documents/same-value.ts';

interface FormBasisOptions<Saved> {
  /** What the server holds, as far as is known. */
  newest: Saved;
  /** What stands in the fields, as it would be written on top of a version; null when nobody has typed. */
  typed: (version: number) => Saved | null;
  /** Puts it into the fields. @param isTyped somebody typed it: the server does not hold it. */
  show: (saved: Saved, isTyped: boolean) => void;
  /** Writes on top of its version. @returns the version that the server made of it. */
  write: (wanted: Saved) => Promise<number>;
  /** What that makes stale; what `newest` comes from is among it. */
  changes: readonly Entity[];
  /** How it goes together with what others save. */
  shape?: Shape;
}

/**
 * A form that is saved as a whole, and what it stands on. Untouched it follows what others save; what is typed goes
 * together with that, to be looked at before it is saved. Where both changed the same it stays as it is, and what
 * others have saved is `theirs`, for a person to choose.
 */
export function useFormBasis<Saved extends { version: number }>(options: FormBasisOptions<Saved>) {
  const { newest, typed, show, write, changes, shape = 'parts' } = options;
  const [basis, setBasis] = useState(newest);
  const [aside, setAside] = useState<Saved | null>(null);
  const [joined, setJoined] = useState<Saved | null>(null);
  const changeOf = (saved: Saved) => {
    const mine = typed(saved.version);
    return mine !== null && !isSameValue(mine, saved) ? mine : null;
  };
  const isTouched = changeOf(basis) !== null;
  const save = useDataChange({
    run: async (wanted: Saved) => {
      const version = await write(wanted);
      // Before it is read again: one's own is nothing that stands in the way.
      setBasis({ ...wanted, version });
    },
    changes,
  });
  const step = stepTo(newest, basis, isTouched, save.variables);

  const together = step === 'ask' ? withTheirs() : null;

  /** Null where both changed the same. */
  function withTheirs(): Saved | null {
    const { version } = newest;
    const [origin, mine] = [basis, typed(version) ?? basis];
    return unasked(mergeDocuments(shape, { ...origin, version }, mine, newest));
  }

  function follow(): void {
    setBasis(newest);
    save.reset();
    if (step !== 'own' || changeOf(newest) === null) show(newest, false);
    if (together) show(together, true);
    setJoined(together && newest);
  }

  function takeTheirs(): void {
    setAside(changeOf(basis));
    setBasis(newest);
    save.reset();
    show(newest, false);
  }

  function putBack(): void {
    if (aside) show(aside, true);
    setAside(null);
  }

  const followUnasked = useEffectEvent(follow);
  // Its answer may be on the way still.
  const isUnasked = (step === 'follow' || step === 'own' || together) && !save.isPending;
  useEffect(() => {
    if (isUnasked) followUnasked();
  }, [isUnasked]);

  return {
    save,
    /** What is typed is a change of this. */
    basis,
    /** Whether anything is typed that is not saved. */
    isTouched,
    theirs: step === 'ask' && !together ? newest : null,
    /** What others have saved stands beside it. */
    isJoined: isTouched && joined === basis,
    /** In place of what is typed, which can be put back. */
    takeTheirs,
    hasAside: aside !== null,
    putBack,
  };
}

/** What a form has to do about what the server holds. @param sent what was sent last. */
export function stepTo<Saved extends { version: number }>(
  newest: Saved,
  basis: Saved,
  isTouched: boolean,
  sent: Saved | undefined,
): 'none' | 'follow' | 'own' | 'ask' {
  if (newest.version <= basis.version) return 'none';
  if (!isTouched) return 'follow';
  // The answer to a save got lost.
  const isOwn = sent !== undefined && isSameValue({ ...sent, version: newest.version }, newest);
  return isOwn ? 'own' : 'ask';
}
