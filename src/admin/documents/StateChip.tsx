import { useStore } from '@nanostores/react';
import { Chip, type Tone } from '#admin/ui/Chip.tsx';
import { $now } from '#admin/ui/RelativeTime.tsx';
import {
  PUBLICATION_STATUS_LABELS,
  type PublicationStatus,
} from '#domain/articles/publication-status.ts';
import { formatRelative } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

const TONES: Record<PublicationStatus, Tone> = {
  draft: 'empty',
  scheduled: 'plain',
  live: 'good',
  live_with_changes: 'waiting',
  archived: 'empty',
  publishing: 'waiting',
  approved: 'bad',
  removing: 'waiting',
  still_on_site: 'bad',
};

interface StateChipProps {
  /** Null while it is not known. */
  state: PublicationStatus | null;
  /** When a scheduled article goes live, ISO 8601. */
  at?: string | null | undefined;
}

/** Where an article stands, in words; the dot only repeats it. */
export function StateChip({ state, at }: StateChipProps) {
  const now = useStore($now);
  // Its place is kept: what stands beside it would move.
  if (!state)
    return (
      <span className="invisible">
        <Chip tone="empty">{'\u00a0'}</Chip>
      </span>
    );
  return (
    <Chip tone={TONES[state]}>
      {state === 'scheduled' && at
        ? staff.screens.scheduledFor(formatRelative(at, now, site.timeZone))
        : staff.screens[PUBLICATION_STATUS_LABELS[state]]}
    </Chip>
  );
}
