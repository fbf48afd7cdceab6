import type { Colleague } from '#data/articles/articles.ts';

/** Two letters for a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

/** Who else has this article open, by initials to the eye and by name to everybody. */
export function Presence({ others }: { others: readonly Colleague[] }) {
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
