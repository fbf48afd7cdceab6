import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { presenceAt } from '#admin/queries/presence.ts';
import { notePresence } from '#data/presence.ts';
import { staff } from '#languages/staff.ts';

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

interface PresenceProps {
  /** As of notePresence(); null for what nobody else can have open yet. */
  thing: string | null;
}

/** Who else has this open, by initials and by name. A hidden tab counts as gone. */
export function Presence({ thing }: PresenceProps) {
  const { data, isError } = useQuery({ ...presenceAt(thing ?? ''), enabled: thing !== null });
  // Who was here at the last answer may have gone.
  const others = (!isError && data) || [];
  useEffect(() => {
    if (!thing) return;
    return () => {
      // The server forgets a tab that could not say so after 45 seconds.
      void notePresence(thing, true).catch(() => undefined);
    };
  }, [thing]);
  return (
    <div role="status" className="flex items-center">
      {others.length > 0 && (
        <>
          <span aria-hidden="true" className="flex -space-x-2">
            {others.slice(0, 3).map(({ id, name }) => (
              <span
                key={id}
                title={staff.documents.isHereToo(name)}
                className="grid size-8 place-items-center rounded-full border-2 border-paper bg-accent text-label text-paper"
              >
                {initials(name)}
              </span>
            ))}
          </span>
          <span className="ms-2 text-note text-soft max-sm:sr-only">
            {staff.documents.areHereToo(others.map(({ name }) => name))}
          </span>
        </>
      )}
    </div>
  );
}
