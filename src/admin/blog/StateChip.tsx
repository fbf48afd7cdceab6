import { PUBLICATION_LABELS, type PublicationState } from '#domain/publication.ts';

const DOTS: Record<PublicationState, string> = {
  draft: 'border border-field',
  scheduled: 'bg-field',
  live: 'bg-good',
  live_with_changes: 'bg-brass',
};

/** Where an article stands, in words; the dot only repeats it. */
export function StateChip({ state }: { state: PublicationState }) {
  return (
    <span className="inline-flex items-center justify-self-start gap-2 whitespace-nowrap rounded-full border border-line bg-panel px-2.5 py-1 text-label">
      <span aria-hidden="true" className={`size-2 rounded-full ${DOTS[state]}`} />
      {PUBLICATION_LABELS[state]}
    </span>
  );
}
