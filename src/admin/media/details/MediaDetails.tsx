import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FormerPictures } from '#admin/media/FormerPictures.tsx';
import { MediaTags } from '#admin/media/MediaTags.tsx';
import { mediaKinds } from '#admin/media/media-words.ts';
import { BinnedMedia, MediaUses, RemoveMedia } from '#admin/media/RemoveMedia.tsx';
import { Replaced, ReplaceMedia } from '#admin/media/ReplaceMedia.tsx';
import { useReplacement } from '#admin/media/use-replacement.ts';
import { mediaById } from '#admin/queries/media.ts';
import { unapprovedPictures } from '#admin/queries/releases.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { saveFile } from '#admin/ui/save-file.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { DataError } from '#data/errors.ts';
import { fetchMediaFile, type MediaItem } from '#data/media/media.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { filePath } from '#domain/media/file-links.ts';
import { nameOfMedia, spellBytes } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { MediaFields, MediaTextField } from './MediaFields.tsx';
import { MediaTranslations } from './MediaTranslations.tsx';

const CropForm = lazy(async () => ({ default: (await import('./CropForm.tsx')).CropForm }));

/** One picture's details, beside the grid. */
export function MediaDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(mediaById(id));
  if (query.data) return <Sheet item={query.data} onClose={onClose} />;
  if (query.error instanceof DataError && query.error.code === 'not-found') {
    return <p className="text-soft">{staff.media.pictureGone}</p>;
  }
  return <Loading what={staff.media.theDetails} query={query} />;
}

function Sheet({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isToReplace = useLocation().hash === '#replace';
  useEffect(() => {
    if (!isToReplace) heading.current?.focus({ preventScroll: true });
  }, [isToReplace]);
  return (
    <>
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="wrap-anywhere font-semibold text-control outline-none"
        >
          {nameOfMedia(item)}
        </h2>
        <p className="text-note text-soft">
          {[
            mediaKinds()[item.mime_type],
            item.slug === null ? staff.media.pixels(item.width, item.height) : '',
            spellBytes(item.bytes),
          ]
            .filter(Boolean)
            .join(', ')}
          {', '}
          <RelativeTime at={item.created_at} />
        </p>
        <WaitsUnderPublish id={item.id} />
      </div>
      {!item.deleted_at && <FormerPictures item={item} />}
      {item.slug === null ? (
        <>
          <FocalPoint item={item} />
          <MediaFields item={item} />
          <MediaTranslations item={item} />
        </>
      ) : (
        <PdfFields item={item} path={filePath(item.slug)} />
      )}
      <MediaTags item={item} />
      <MediaUses id={item.id} />
      <div className="flex flex-wrap items-center gap-2 border-line border-t pt-4">
        {item.deleted_at ? (
          <BinnedMedia
            ids={[item.id]}
            what={staff.screens.quoted(nameOfMedia(item))}
            onGone={onClose}
          />
        ) : (
          <>
            <CropMedia item={item} />
            <ReplaceMedia item={item} autoFocus={isToReplace} />
            <DownloadMedia item={item} />
            <RemoveMedia item={item} onGone={onClose} />
          </>
        )}
      </div>
    </>
  );
}

/** Visitors have it as it was until somebody publishes the change. */
function WaitsUnderPublish({ id }: { id: string }) {
  const { data: waiting = [] } = useQuery(unapprovedPictures);
  if (!waiting.some((picture) => picture.id === id)) return null;
  return (
    <p className="text-note text-soft">
      <RichText
        text={staff.media.waitsUnderPublish}
        parts={{
          link: (words) => (
            <Link to={STAFF.publish} className="underline underline-offset-4">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}

/** Turns and crops a picture: a new file for the same picture. */
function CropMedia({ item }: { item: MediaItem }) {
  const [isOpen, setOpen] = useState(false);
  const replacement = useReplacement(item);
  // Cropping would keep a still of a moving picture.
  if (item.mime_type === 'image/gif' || item.slug !== null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{staff.media.cropAndTurn}</Button>
      <Dialog
        isOpen={isOpen}
        title={staff.media.cropAndTurn}
        width="full"
        onClose={() => setOpen(false)}
      >
        <Suspense fallback={<Spinner label={staff.screens.fetching(staff.media.thePicture)} />}>
          <CropForm item={item} replacement={replacement} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
      <Replaced item={item} replacement={replacement} />
    </>
  );
}

/** The file as stored, under its name. */
function DownloadMedia({ item }: { item: MediaItem }) {
  const download = useDataChange({
    run: async () => saveFile(await fetchMediaFile(item), fileName(item)),
    changes: [],
  });
  return (
    <>
      <Button isPending={download.isPending} onClick={() => download.mutate(undefined)}>
        {staff.media.download}
      </Button>
      <ChangeFailed change={download} />
    </>
  );
}

/** 'Walnut kitchen' → 'Walnut kitchen.webp', without characters that file systems refuse. */
function fileName(item: Pick<MediaItem, 'title' | 'path'>): string {
  const ending = item.path.split('.').at(-1) ?? '';
  const name = nameOfMedia(item)
    .replace(/[\\/:*?"<>|]/g, ' ')
    .trim();
  return name.endsWith(`.${ending}`) ? name : `${name}.${ending}`;
}

/** What staff can say of a PDF, and where visitors find it. */
function PdfFields({ item, path }: { item: MediaItem; path: string }) {
  return (
    <>
      <MediaTextField item={item} field="title" />
      <div>
        <h3 className="font-semibold">{staff.media.address}</h3>
        <p className="wrap-anywhere">
          {location.host}
          {path}
        </p>
        <p className="text-note text-soft">{staff.media.pdfAddressHint}</p>
      </div>
    </>
  );
}
