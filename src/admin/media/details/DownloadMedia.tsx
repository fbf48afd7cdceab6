import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/ChangeFailed.tsx';
import { saveFile } from '#admin/ui/save-file.ts';
import { fetchMediaFile, type MediaItem } from '#data/media/media.ts';
import { nameOfMedia } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';

/** The file as stored, under its name. */
export function DownloadMedia({ item }: { item: MediaItem }) {
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
