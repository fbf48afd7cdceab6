import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { STANDING_LABELS, type Standing } from '#domain/article-standing.ts';

const TONES: Record<Standing, Tone> = {
  draft: 'empty',
  scheduled: 'plain',
  live: 'good',
  live_with_changes: 'waiting',
  publishing: 'waiting',
  approved: 'bad',
  removing: 'waiting',
  still_on_site: 'bad',
};

/** Where an article stands, in words; the dot only repeats it. */
export function StateChip({ state }: { state: Standing }) {
  return <Chip tone={TONES[state]}>{STANDING_LABELS[state]}</Chip>;
}
