import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counts } from '#admin/queries/counts.ts';
import { pageStates } from '#admin/queries/pages.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { LinkRow, List } from '#admin/ui/lists/List.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { readStored, writeStored } from '#stores/device-storage.ts';
import { $session } from '#stores/session.ts';
import { DashboardSection } from './NeedsYou.tsx';

const HIDDEN = 'hidden-first-steps';

/** What a new site lacks, for its owner; told from what is there, so that nothing has to be ticked. */
export function FirstSteps() {
  const isAdmin = useStore($session).role === 'admin';
  const [isHidden, setHidden] = useState(() => readStored(HIDDEN) !== null);
  const { data: figures } = useQuery(counts);
  const { data: pages } = useQuery(pageStates);
  if (!isAdmin || isHidden || !figures || !pages) return null;
  const hasPicture = figures.media > 0;
  const hasPage = pages.length > 0;
  // Who has brought both needs no guide, and may have had the right name all along.
  if (hasPicture && hasPage) return null;
  const { firstSteps, firstPicture, firstPage, businessFacts } = staff.dashboard;
  const steps = [
    { ...businessFacts, to: STAFF.settings, isDone: figures.settingsVersion > 1 },
    { ...firstPicture, to: STAFF.upload, isDone: hasPicture },
    { ...firstPage, to: STAFF.page('home'), isDone: hasPage },
  ];
  return (
    <DashboardSection title={firstSteps}>
      <List>
        {steps.map(({ title, hint, to, isDone }) => (
          <LinkRow
            key={to}
            {...{ to, title }}
            end={isDone && <Chip tone="good">{staff.dashboard.stepDone}</Chip>}
          >
            {hint}
          </LinkRow>
        ))}
      </List>
      <Button
        kind="link"
        className="mt-2"
        onClick={() => {
          writeStored(HIDDEN, 'yes');
          setHidden(true);
        }}
      >
        {staff.dashboard.hideSteps}
      </Button>
    </DashboardSection>
  );
}
