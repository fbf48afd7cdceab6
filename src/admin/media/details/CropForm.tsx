import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import ReactCrop from 'react-image-crop';
import type { Replacement, useReplacement } from '#admin/media/use-replacement.ts';
import { Button } from '#admin/ui/Button.tsx';
import { DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { fetchMediaFile, type MediaItem } from '#data/media/media.ts';
import { labelsOf, type MessageKey, staff } from '#languages/staff.ts';
import { canReadBack, contextOf } from '#pictures/canvas.ts';
import type { PictureEncoder } from '#pictures/picture-encoder.ts';
import { type Cut, focalAfter, type Part, partInPixels, WHOLE } from './crop-geometry.ts';

const SHAPES = {
  free: 'anyShape',
  '1': 'square',
  '1.5': 'shapeWide',
  '0.8': 'shapeUpright',
} as const satisfies Record<string, MessageKey<'media'>>;

interface CropFormProps {
  item: MediaItem;
  replacement: ReturnType<typeof useReplacement>;
  onDone: () => void;
}

/** The picture with a crop that is moved by pointer or arrow keys. */
export function CropForm({ item, replacement, onDone }: CropFormProps) {
  const [quarters, setQuarters] = useState<Cut['quarters']>(0);
  const [part, setPart] = useState<Part>(WHOLE);
  const [shape, setShape] = useState<keyof typeof SHAPES>('free');
  const picture = useQuery({
    queryKey: ['media', 'pixels', item.bucket, item.path],
    queryFn: async () => await createImageBitmap(await fetchMediaFile(item)),
    // Megabytes of pixels.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const preview = usePreview(picture.data, quarters);
  const isUnchanged = quarters === 0 && part.width > 99.9 && part.height > 99.9;

  function turn(by: 1 | 3) {
    const turned = ((quarters + by) % 4) as Cut['quarters'];
    setQuarters(turned);
    setPart(largest(aspect, bitmap, turned));
  }

  if (!canReadBack()) return <p role="alert">{staff.media.cropElsewhere}</p>;
  if (picture.isLoadingError)
    return <LoadingFailed what={staff.media.thePicture} query={picture} />;
  if (!preview || !picture.data)
    return <Spinner label={staff.screens.fetching(staff.media.thePicture)} />;
  const bitmap = picture.data;
  const aspect = shape === 'free' ? undefined : Number(shape);
  return (
    <>
      <div className="grid min-h-0 place-items-center">
        <ReactCrop
          // Its frame would move all the time. The picture takes this height over.
          className="ReactCrop--no-animate max-h-[max(8rem,calc(var(--visual-viewport-height)*0.85-23rem))]"
          crop={{ unit: '%', ...part }}
          {...(aspect && { aspect })}
          onChange={(_pixels, { x, y, width, height }) => setPart({ x, y, width, height })}
          keepSelection
          ruleOfThirds
          minWidth={24}
          minHeight={24}
        >
          <img src={preview} alt={item.alt || staff.media.thePicture} />
        </ReactCrop>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => turn(3)}>{staff.media.turnLeft}</Button>
        <Button onClick={() => turn(1)}>{staff.media.turnRight}</Button>
        <Select
          label={staff.media.shape}
          isLabelHidden
          value={shape}
          options={labelsOf(SHAPES, staff.media)}
          onChange={(next) => {
            setShape(next);
            setPart(largest(next === 'free' ? undefined : Number(next), bitmap, quarters));
          }}
        />
      </div>
      <p className="text-note text-soft">{staff.media.cropHint}</p>
      <ChangeFailed change={replacement} />
      <DialogActions>
        <Button onClick={onDone}>{staff.common.cancel}</Button>
        <Button
          kind="primary"
          isPending={replacement.isPending || isUnchanged}
          onClick={() =>
            replacement.mutate((encoder) => cutPicture(encoder, bitmap, { quarters, part }, item), {
              onSuccess: onDone,
            })
          }
        >
          {replacement.isPending ? staff.common.saving : staff.screens.save}
        </Button>
      </DialogActions>
    </>
  );
}

/** The largest centred crop of a shape. */
function largest(aspect: number | undefined, bitmap: ImageBitmap, quarters: number): Part {
  if (!aspect) return WHOLE;
  const own = quarters % 2 ? bitmap.height / bitmap.width : bitmap.width / bitmap.height;
  const width = Math.min(100, (aspect / own) * 100);
  const height = Math.min(100, (own / aspect) * 100);
  return { x: (100 - width) / 2, y: (100 - height) / 2, width, height };
}

/** An object URL of the turned picture. */
function usePreview(bitmap: ImageBitmap | undefined, quarters: Cut['quarters']) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bitmap) return;
    let isWanted = true;
    let made = '';
    void previewOf(bitmap, quarters).then((blob) => {
      if (!isWanted) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    });
    return () => {
      isWanted = false;
      URL.revokeObjectURL(made);
    };
  }, [bitmap, quarters]);
  return address;
}

/** In pixels. */
const PREVIEW_SIDE = 1280;

/** A turned picture for the screen. */
async function previewOf(bitmap: ImageBitmap, quarters: Cut['quarters']): Promise<Blob> {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
  return await turn(bitmap, quarters, scale).convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

/** The part that is kept of a turned picture, ready for storage. */
async function cutPicture(
  encoder: PictureEncoder,
  bitmap: ImageBitmap,
  cut: Cut,
  item: MediaItem,
): Promise<Replacement> {
  const turned = turn(bitmap, cut.quarters, 1);
  const { x, y, width, height } = partInPixels(cut.part, turned);
  const { data } = contextOf(turned).getImageData(x, y, width, height);
  const encoded = await encoder.encodePixels({ width, height, data });
  return {
    ...encoded,
    // Not the original's digest: uploading the original again means all of it.
    sha256: encoded.digest,
    focal: focalAfter(cut, { x: item.focal_x, y: item.focal_y }),
  };
}

function turn(bitmap: ImageBitmap, quarters: Cut['quarters'], scale: number): OffscreenCanvas {
  const isOnItsSide = quarters % 2 === 1;
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(isOnItsSide ? height : width, isOnItsSide ? width : height);
  const context = contextOf(canvas);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}
