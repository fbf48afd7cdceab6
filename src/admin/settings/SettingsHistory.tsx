import { useQuery } from '@tanstack/react-query';
import { settingsRevisions } from '#admin/queries/settings.ts';
import { useNames } from '#admin/queries/use-names.ts';
import { Button } from '#admin/ui/Button.tsx';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { changedSettings } from '#domain/settings/settings-merge.ts';

/** How the settings were before, with a way back to each. */
export function SettingsHistory({
  onPutBack,
}: {
  onPutBack: (settings: BusinessSettings) => void;
}) {
  const revisions = useQuery(settingsRevisions);
  const nameOf = useNames();
  if (revisions.isLoadingError) return <LoadingFailed what="Earlier settings" query={revisions} />;
  const [current, ...earlier] = revisions.data ?? [];
  if (!current) return null;
  if (earlier.length === 0) {
    return <p className="text-soft">Nothing has been changed since the website was delivered.</p>;
  }
  return (
    <List label="Earlier settings">
      {[current, ...earlier].map(({ version, settings, savedAt, savedBy }, index, all) => {
        const before = all[index + 1]?.settings;
        const changes = before ? changedSettings(before, settings).join(', ') : 'As delivered';
        const name = nameOf(savedBy);
        return (
          <Row
            key={version}
            title={changes}
            end={
              version === current.version ? (
                <span className="text-note text-soft">In use</span>
              ) : (
                <Button aria-label={`Put back: ${changes}`} onClick={() => onPutBack(settings)}>
                  Put back
                </Button>
              )
            }
          >
            <RelativeTime at={savedAt} />
            {name && `, by ${name}`}
          </Row>
        );
      })}
    </List>
  );
}
