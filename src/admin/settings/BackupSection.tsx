import { Link } from 'react-router';
import { useNames } from '#admin/queries/people.ts';
import { useLastBackup } from '#admin/queries/settings.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { saveFile, today } from '#admin/ui/save-file.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { downloadBackup, recordBackup } from '#data/backups.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { spellBytes } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';

/** Everything in one file to keep, as `npm run backup` makes it. */
export function BackupSection() {
  const { data: last } = useLastBackup();
  const nameOf = useNames();
  const { backupRunning: running, backupElsewhere: elsewhere } = staff.settings;
  const download = useDataChange({
    run: async () => {
      const zip = await downloadBackup({
        running,
        elsewhere,
        brokeOff: staff.settings.backupBrokeOff,
      });
      saveFile(zip, `site-${today()}.zip`);
      await recordBackup(zip.size);
    },
    changes: ['backups'],
  });
  return (
    <Section title={staff.settings.backup} note={staff.settings.backupHint}>
      <p role="status">
        {last?.at ? (
          <RichText
            text={staff.settings.lastBackup(nameOf(last.madeBy) ?? '', spellBytes(last.bytes))}
            parts={{ time: <RelativeTime at={last.at} /> }}
          />
        ) : (
          last && staff.settings.noBackup
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button isPending={download.isPending} onClick={() => download.mutate(undefined)}>
          {download.isPending ? staff.settings.makingBackup : staff.settings.downloadBackup}
        </Button>
        <Link to={STAFF.importing} className={buttonClass('link')}>
          {staff.settings.movingIn}
        </Link>
      </div>
      <ChangeFailed change={download} />
    </Section>
  );
}
