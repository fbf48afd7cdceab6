import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useArticle } from '#admin/articles/article-store.ts';
import { presenceAt } from '#admin/queries/articles.ts';
import { notePresence } from '#data/articles/articles.ts';

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

/** Who else has this article open, by initials and by name. A hidden tab counts as gone. */
export function Presence() {
  const id = useArticle(({ saved }) => saved?.id);
  const { data: others = [] } = useQuery({ ...presenceAt(id ?? ''), enabled: id !== undefined });
  useEffect(() => {
    if (!id) return;
    return () => {
      // The server forgets a tab that could not say so after 45 seconds.
      void notePresence(id, true).catch(() => undefined);
    };
  }, [id]);
  const names = others.map(({ name }) => name).join(' and ');
  return (
    <div role="status" className="flex items-center">
      {others.length > 0 && (
        <>
          <span aria-hidden="true" className="flex -space-x-2">
            {others.slice(0, 3).map(({ id, name }) => (
              <span
                key={id}
                title={`${name} has this article open`}
                className="grid size-8 place-items-center rounded-full border-2 border-paper bg-accent text-label text-paper"
              >
                {initials(name)}
              </span>
            ))}
          </span>
          <span className="ml-2 text-note text-soft max-sm:sr-only">
            {names} {others.length === 1 ? 'is' : 'are'} here too
          </span>
        </>
      )}
    </div>
  );
}
