import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { scheduledPosts } from '#admin/queries/posts.ts';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';

/**
 * Drafts with a time to go live, which publishing does not bring forward; scheduled changes of live
 * articles are among what waits.
 */
export function ScheduledArticles() {
  const { data: posts = [] } = useQuery(scheduledPosts);
  if (posts.length === 0) return null;
  return (
    <section aria-label="Goes live by itself">
      <h2 className="font-semibold text-control">Goes live by itself</h2>
      <p className="text-note text-soft">
        Publishing does not bring these forward, and nobody has to be here when their time comes.
      </p>
      <ul className="mt-2 grid gap-1">
        {posts.map(({ id, title, publishedAt, hasChanges }) => (
          <li key={id} className="wrap-anywhere py-2.5">
            <Link to={`/admin/blog/edit/${id}`} className="underline underline-offset-4">
              {title || 'Untitled'}
            </Link>
            : <RelativeTime at={publishedAt ?? ''} />
            {hasChanges && '. It was changed since then: visitors get the text of that day.'}
          </li>
        ))}
      </ul>
    </section>
  );
}
