import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { ChooseFiles } from '#admin/uploads/ChooseFiles.tsx';
import { ProgressBar } from '#admin/uploads/ProgressBar.tsx';
import type { ImportProgress } from '#data/wordpress/carry-out.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import type { ImportPlan } from '#wordpress/plan/plan-import.ts';
import { ImportedList } from './ImportedList.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { filesByAddress } from './picture-files.ts';
import { useImport } from './use-import.ts';

/** /admin/import: articles, pages, pictures and PDFs of a WordPress site; for administrators. */
export function ImportScreen() {
  const isAdmin = useStore($session).role === 'admin';
  return (
    <Screen
      title={staff.importing.movingIn}
      back={<BackLink to={STAFF.settings}>{staff.shell.settings}</BackLink>}
      className="max-w-list py-6"
    >
      <p className="max-w-prose text-soft">
        {isAdmin ? staff.importing.explained : staff.importing.administratorsOnly}
      </p>
      {isAdmin && <Import />}
    </Screen>
  );
}

function Import() {
  const [folder, setFolder] = useState<readonly File[]>([]);
  const find = filesByAddress(folder);
  const { reading, taking, progress, choose, stop } = useImport(find);
  const { data: read } = reading;
  const isBusy = reading.isPending || taking.isPending;
  const plan = read?.plan;
  const isHere = (id: string) => read?.here.pictures.has(id);
  const missing = plan?.pictures.filter(({ stableId, url }) => !isHere(stableId) && !find(url));
  return (
    <>
      <Section title={staff.importing.theExport} note={staff.importing.howToExport}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ChooseFiles
            kind={plan ? 'secondary' : 'primary'}
            accept=".xml,text/xml,application/xml"
            label={staff.importing.chooseExport}
            isPending={isBusy}
            onFiles={choose}
          >
            {plan ? staff.importing.chooseAnother : staff.importing.chooseExport}
          </ChooseFiles>
          {reading.isPending && <Button onClick={stop}>{staff.importing.stop}</Button>}
          <p role="status" className="wrap-anywhere text-control">
            {reading.isPending ? staff.importing.reading : read?.name}
          </p>
        </div>
        <ChangeFailed change={reading} />
      </Section>
      {plan && !taking.data && (
        <Section title={staff.media.thePictures} note={staff.importing.howToCopyPictures}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ChooseFiles
              isFolder
              label={staff.importing.chooseFolder}
              isPending={isBusy}
              onFiles={setFolder}
            >
              {staff.importing.chooseFolder}
            </ChooseFiles>
            <p role="status" className="text-control">
              {folder.length > 0 &&
                staff.importing.found(
                  plan.pictures.length - (missing?.length ?? 0),
                  plan.pictures.length,
                )}
            </p>
          </div>
        </Section>
      )}
      {read && !taking.data && (
        <Section title={staff.importing.whatWillCome}>
          <ImportPreview read={read} missing={missing ?? []} />
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" isPending={isBusy} onClick={() => taking.mutate(read.plan)}>
              {staff.importing.bringOver}
            </Button>
            {taking.isPending && <Button onClick={stop}>{staff.importing.stop}</Button>}
          </div>
          {taking.isPending && <Progress plan={read.plan} progress={progress} />}
          <ChangeFailed change={taking} />
        </Section>
      )}
      {taking.data && (
        <Section title={staff.importing.whatCame}>
          <ImportedList report={taking.data} />
        </Section>
      )}
    </>
  );
}

interface ProgressProps {
  plan: ImportPlan;
  progress: ImportProgress | null;
}

function Progress({ plan, progress }: ProgressProps) {
  const { pictures, texts } = progress ?? { pictures: 0, texts: 0 };
  const allTexts = plan.articles.length + plan.pages.length;
  const all = Math.max(1, plan.pictures.length + allTexts);
  const isAtPictures = pictures < plan.pictures.length;
  return (
    <div className="grid gap-3">
      <p className="text-control">
        {isAtPictures
          ? staff.importing.picturesOf(pictures, plan.pictures.length)
          : staff.importing.textsOf(texts, allTexts)}
      </p>
      <ProgressBar label={staff.importing.bringing} value={(pictures + texts) / all} size="thick" />
      <p role="status" className="text-note text-soft">
        {staff.importing.keepOpen}
      </p>
    </div>
  );
}
