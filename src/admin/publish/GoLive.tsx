import { ReviewLink } from './ReviewLink.tsx';
import { countWaiting, type Publication } from './use-publication.ts';

/**
 * The way on to a site that is up to date, whatever state the last release is in: while one is being
 * built there is nothing to do, and if it never answers it ends by itself and can be tried again.
 */
export function GoLive({ publication }: { publication: Publication }) {
  const { running, isLate, failed } = publication;
  if (running) {
    return isLate ? (
      <p className="text-note text-soft">
        This takes longer than usual. If nothing comes back within 15 minutes, you can try again
        here.
      </p>
    ) : null;
  }
  if (countWaiting(publication) === 0 && !failed) return null;
  return <ReviewLink />;
}
