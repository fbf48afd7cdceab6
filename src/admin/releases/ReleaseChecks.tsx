import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { deadPaths, knownPictures } from '#admin/queries/article-facts.ts';
import { contentPair } from '#admin/queries/waiting.ts';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import {
  type CheckedContent,
  checkRelease,
  factsNeeded,
  type ReleaseCheck,
} from '#domain/releases/release-checks.ts';
import { CONTENT } from '#domain/releases/waiting-changes.ts';
import type { WaitingItem } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';
import { problemsOfPage } from './page-contents.ts';

export function ReleaseChecks({ checks, failed }: ReturnType<typeof useReleaseChecks>) {
  return (
    <section aria-label={staff.releases.beforeItGoesLive}>
      <h3 className="font-semibold text-control">{staff.releases.beforeItGoesLive}</h3>
      {failed && <LoadingFailed what={staff.releases.whatWaitsToGo} query={failed} />}
      {!checks && !failed && <p className="py-2.5 text-soft">{staff.releases.lookingItOver}</p>}
      {checks && (
        <ul className="mt-2 grid gap-1">
          {checks.length === 0 && (
            <li className="flex items-start gap-2.5">
              <Mark tone="text-good">✓</Mark>
              <span className="py-2.5">{staff.releases.allChecksPass}</span>
            </li>
          )}
          {checks.map(({ entity, id, title, level, text }) => (
            <li key={`${id} ${text}`} className="flex items-start gap-2.5">
              <Mark tone={level === 'must' ? 'text-bad' : 'text-caution'}>
                {level === 'must' ? '×' : '○'}
              </Mark>
              <span className="wrap-anywhere py-2.5">
                <Link
                  to={CONTENT[entity]?.screen(id) ?? STAFF.publish}
                  className="underline underline-offset-4"
                >
                  {title}
                </Link>
                : {text}
                {level === 'must' && staff.releases.mendOrLeaveOut}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Mark({ tone, children }: { tone: string; children: string }) {
  return (
    <span aria-hidden="true" className={`w-4 shrink-0 py-2.5 text-center ${tone}`}>
      {children}
    </span>
  );
}

/** Undefined while something is still being fetched, or could not be. */
export function useReleaseChecks(items: readonly WaitingItem[], liveVersion: number) {
  const checked = items.filter(
    ({ entity, id }) => id && ['post', 'gallery', 'page'].includes(entity),
  );
  const pairs = useQueries({ queries: checked.map((item) => contentPair(item, liveVersion)) });
  const contents = checked.flatMap(({ entity, id, title, approved }, nth): CheckedContent[] => {
    const content = pairs[nth]?.data?.next;
    return content && id ? [{ entity, id, title, isApproved: approved !== null, content }] : [];
  });
  const needed = factsNeeded(contents);
  const pictures = useQuery(knownPictures(needed.pictures));
  const dead = useQuery(deadPaths(needed.paths));
  const asked = [...pairs, pictures, dead];
  const failed = asked.find(({ isLoadingError }) => isLoadingError) ?? null;
  const isRead = pairs.every(({ data }) => data !== undefined);
  if (!isRead || !pictures.data || !dead.data) return { checks: undefined, failed };
  const ofPages = contents
    .filter(({ entity }) => entity === 'page')
    .flatMap(({ content, isApproved, ...page }) =>
      problemsOfPage(content).map((text): ReleaseCheck => {
        return { ...page, text, level: isApproved ? 'caution' : 'must' };
      }),
    );
  const checks = [...checkRelease(contents, pictures.data, dead.data), ...ofPages];
  // Of what was chosen before, nothing follows for what has come along.
  const isOfBefore = pictures.isPlaceholderData || dead.isPlaceholderData;
  return { checks: checks.length === 0 && isOfBefore ? undefined : checks, failed };
}
