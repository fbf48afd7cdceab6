import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { enquiryPictures, pictureAddresses } from '#admin/queries/enquiries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { alongText } from '#admin/ui/lists/arrow-keys.ts';
import { saveFile } from '#admin/ui/save-file.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { type EnquiryPicture, fetchPictureFile } from '#data/enquiries/enquiry-pictures.ts';
import { megabytes } from '#domain/media/media-library.ts';
import { allOf } from '#domain/text/lists.ts';
import { staff } from '#languages/staff.ts';
import { pictureFileName, plain } from './pictures/file-name.ts';
import { TakeIntoLibrary } from './pictures/TakeIntoLibrary.tsx';

type Props = { enquiry: Pick<Enquiry, 'id' | 'name' | 'pictures' | 'has_lost_pictures'> };

/** The photographs and sketches that came with an enquiry: a strip, large on a press, all in one file. */
export function EnquiryPictures({ enquiry }: Props) {
  if (enquiry.has_lost_pictures) {
    return <p className="text-note text-soft">{staff.enquiries.photographsTooEarly}</p>;
  }
  return enquiry.pictures > 0 ? <Came enquiry={enquiry} /> : null;
}

function Came({ enquiry: { id, name } }: Props) {
  const found = useQuery(enquiryPictures(id));
  const all = found.data ?? [];
  const addresses = useQuery(pictureAddresses(all.map(({ path }) => path)));
  const [large, setLarge] = useState<number | null>(null);
  const saving = useDataChange<void>({
    run: () => saveAll(all, name),
    changes: [],
  });
  const failed = found.isError ? found : addresses;
  if (failed.isError) return <LoadingFailed what={staff.enquiries.attachments} query={failed} />;
  const addressOf = ({ path }: EnquiryPicture) => addresses.data?.get(path);
  const photographs = all.filter(isPhotograph);
  return (
    <div className="grid gap-2">
      <ul
        aria-label={staff.enquiries.attachments}
        className="grid grid-cols-3 gap-2.5 sm:grid-cols-4"
      >
        {all.map((picture) => (
          <li key={picture.id} className="aspect-4/3 overflow-hidden rounded-lg bg-shade">
            {isPhotograph(picture) ? (
              <button
                type="button"
                aria-label={staff.enquiries.showPhotographLarge(picture.position)}
                onClick={() => setLarge(photographs.indexOf(picture))}
                className="relative block size-full cursor-pointer"
              >
                {addressOf(picture) && (
                  <img
                    src={addressOf(picture)}
                    alt=""
                    decoding="async"
                    className="size-full object-cover"
                  />
                )}
                <span
                  aria-hidden="true"
                  className="absolute inset-e-1.5 bottom-1.5 rounded-full bg-panel px-2 text-note tabular-nums"
                >
                  {picture.position}
                </span>
              </button>
            ) : (
              <a
                href={addressOf(picture)}
                target="_blank"
                rel="noopener noreferrer"
                className="grid size-full place-items-center p-2 text-center text-note underline underline-offset-4"
              >
                {staff.enquiries.sketchPdf(picture.position, megabytes(picture.bytes))}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="text-note text-soft">
        {found.data && summaryOf(all)}{' '}
        <button
          type="button"
          disabled={saving.isPending || all.length === 0}
          onClick={() => saving.mutate()}
          className="cursor-pointer py-2.5 underline underline-offset-4"
        >
          {staff.enquiries.saveAll}
        </button>
      </p>
      <ChangeFailed change={saving} />
      <TakeIntoLibrary enquiryId={id} customer={name} pictures={photographs} />
      <LargePicture
        addresses={photographs.map((picture) => addressOf(picture) ?? '')}
        shown={large}
        onShow={setLarge}
      />
    </div>
  );
}

/** Hands all files of an enquiry to the browser, as one zip. @throws DataError */
async function saveAll(pictures: readonly EnquiryPicture[], customer: string): Promise<void> {
  const { zipOf } = await import('#admin/ui/zip.ts');
  const files: { name: string; content: Blob }[] = [];
  for (const picture of pictures) {
    const content = await fetchPictureFile(picture);
    files.push({ name: pictureFileName(picture, customer), content });
  }
  saveFile(await zipOf(files), `${plain(customer)}.zip`);
}

function isPhotograph({ mime_type }: EnquiryPicture): boolean {
  return mime_type.startsWith('image/');
}

/** '4 photographs and a sketch, 1.3 MB, without the place …' */
function summaryOf(all: readonly EnquiryPicture[]): string {
  const count = all.filter(isPhotograph).length;
  const sketches = all.length - count;
  const parts = [
    count > 0 && (count === 1 ? staff.enquiries.onePhotograph : staff.enquiries.photographs(count)),
    sketches > 0 &&
      (sketches === 1 ? staff.enquiries.oneSketch : staff.enquiries.sketches(sketches)),
  ].filter((part) => part !== false);
  const bytes = all.reduce((sum, picture) => sum + picture.bytes, 0);
  return staff.enquiries.deletedWithTheEnquiry(allOf(parts), megabytes(bytes));
}

interface LargePictureProps {
  /** Of all photographs, in their order. */
  addresses: readonly string[];
  /** Which one of them; null for none. */
  shown: number | null;
  onShow: (shown: number | null) => void;
}

/** A photograph as large as the window; arrow keys lead to the others. */
function LargePicture({ addresses, shown, onShow }: LargePictureProps) {
  const count = addresses.length;
  const turn = (by: number) => {
    if (shown !== null) onShow((shown + by + count) % count);
  };
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (alongText(key) === 'ArrowRight') turn(1);
    if (alongText(key) === 'ArrowLeft') turn(-1);
  });
  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      title={staff.enquiries.photographOf((shown ?? 0) + 1, count)}
      width="full"
      onClose={() => onShow(null)}
    >
      {shown !== null && (
        <img
          src={addresses[shown]}
          alt={staff.enquiries.attachmentAsSent(shown + 1, count)}
          className="mx-auto max-h-[60vh] min-h-0 rounded-lg object-contain"
        />
      )}
      <DialogActions>
        {count > 1 && <Button onClick={() => turn(-1)}>{staff.enquiries.before}</Button>}
        {count > 1 && <Button onClick={() => turn(1)}>{staff.enquiries.next}</Button>}
        <Button kind="primary" onClick={() => onShow(null)}>
          {staff.common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
