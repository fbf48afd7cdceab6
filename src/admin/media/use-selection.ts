import { useMemo, useState } from 'react';
import type { FoundMedia } from '#data/media-library.ts';

/** Pictures that were picked out of a list, in the order in which that was done. */
export interface Selection {
  ids: ReadonlySet<string>;
  media: readonly FoundMedia[];
  /** Picks one out, or puts it back. The next range begins here. */
  toggle: (index: number) => void;
  /** Picks out everything from where the last one was picked, or else from `from`. */
  extendTo: (index: number, from?: number) => void;
  /** Picks out these as well, the last in this order, whether the list has them or not. */
  add: (media: readonly FoundMedia[]) => void;
  /** Picks out everything that the list has so far. */
  all: () => void;
  clear: () => void;
}

type Picked = ReadonlyMap<string, FoundMedia>;

const NOTHING = { picked: new Map() as Picked, before: new Map() as Picked, anchor: '' };

/** What is picked out of a list stays, whatever is looked for afterwards. */
export function useSelection(list: readonly FoundMedia[]): Selection {
  const [{ picked, before, anchor }, set] = useState(NOTHING);
  const ids = useMemo(() => new Set(picked.keys()), [picked]);
  return {
    ids,
    media: [...picked.values()],
    toggle(index) {
      const one = list[index];
      if (!one) return;
      const next = new Map(picked);
      if (!next.delete(one.id)) next.set(one.id, one);
      set({ picked: next, before: next, anchor: one.id });
    },
    extendTo(index, from = index) {
      const known = list.findIndex(({ id }) => id === anchor);
      const start = known < 0 ? from : known;
      const range = list.slice(Math.min(start, index), Math.max(start, index) + 1);
      // A range that is drawn in again lets go of what it had taken.
      set({ picked: join(before, range), before, anchor: list[start]?.id ?? '' });
    },
    add(media) {
      set(({ picked: known, anchor: last }) => {
        const next = new Map(known);
        for (const one of media) {
          next.delete(one.id);
          next.set(one.id, one);
        }
        return { picked: next, before: next, anchor: last };
      });
    },
    all() {
      const everything = join(picked, list);
      set({ picked: everything, before: everything, anchor });
    },
    clear: () => set(NOTHING),
  };
}

function join(picked: Picked, more: readonly FoundMedia[]): Picked {
  return new Map([...picked, ...more.map((one) => [one.id, one] as const)]);
}
