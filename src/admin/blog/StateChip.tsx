import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { PUBLICATION_LABELS, type PublicationState } from '#domain/publication.ts';

const TONES: Record<PublicationState, Tone> = {
  draft: 'empty',
  scheduled: 'plain',
  live: 'good',
  live_with_changes: 'waiting',
};

/** Where an article stands, in words; the dot only repeats it. */
export function StateChip({ state }: { state: PublicationState }) {
  return <Chip tone={TONES[state]}>{PUBLICATION_LABELS[state]}</Chip>;
}
