import { Notice } from '#admin/ui/Notice.tsx';
import { describeStep, stepShare } from '#domain/release-progress.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { Publication } from './use-publication.ts';

/** The progress of the running release, or why the last one failed. */
export function RunningRelease({ publication }: { publication: Publication }) {
  const { running, isLate, failed } = publication;
  if (failed && !running) {
    return (
      <Notice tone="bad" title="The last attempt failed; visitors still see the site from before">
        {failed.message}
      </Notice>
    );
  }
  if (!running) return null;
  return (
    <section aria-label="Publishing" className="rounded-xl border border-line bg-panel p-5 sm:p-6">
      <h2 className="font-display text-screen/tight">Publishing…</h2>
      <p role="status" className="mt-1 text-soft tabular-nums">
        {describeStep(running)}
      </p>
      <ProgressBar share={stepShare(running)} />
      <p className="mt-3 text-note text-soft">
        {isLate
          ? 'This takes longer than usual. If nothing comes back within 15 minutes, you can try again here.'
          : 'Visitors see the site as it was until the new one is complete. You can leave this page.'}
      </p>
    </section>
  );
}
