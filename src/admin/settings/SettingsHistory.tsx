import { useQuery } from '@tanstack/react-query';
import { useNames } from '#admin/queries/people.ts';
import { settingsRevisions } from '#admin/queries/settings.ts';
import { Button } from '#admin/ui/Button.tsx';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { changedSettings } from '#domain/settings/settings-merge.ts';
import { staff } from '#languages/staff.ts';

interface SettingsHistoryProps {
  onPutBack: (settings: BusinessSettings) => void;
}

/** How the settings were before, with a way back to each. */
export function SettingsHistory({ onPutBack }: SettingsHistoryProps) {
  const revisions = useQuery(settingsRevisions);
  const nameOf = useNames();
  if (revisions.isLoadingError)
    return <LoadingFailed what={staff.settings.earlierSettings} query={revisions} />;
  if (!revisions.data?.length) return null;
  if (revisions.data.length === 1) {
    return <p className="text-soft">{staff.settings.nothingEarlier}</p>;
  }
  return (
    <List label={staff.settings.earlierSettings}>
      {revisions.data.map(({ version, settings, savedAt, savedBy }, index, all) => {
        const before = all[index + 1]?.settings;
        const changes = before
          ? changedSettings(before, settings).join(', ')
          : staff.settings.asDelivered;
        const name = nameOf(savedBy);
        return (
          <Row
            key={version}
            title={changes}
            end={
              index === 0 ? (
                <span className="text-note text-soft">{staff.settings.inUse}</span>
              ) : (
                <Button
                  aria-label={staff.settings.putBackNamed(changes)}
                  onClick={() => onPutBack(settings)}
                >
                  {staff.settings.putBack}
                </Button>
              )
            }
          >
            <RelativeTime at={savedAt} />
            {name && staff.settings.by(name)}
          </Row>
        );
      })}
    </List>
  );
}
