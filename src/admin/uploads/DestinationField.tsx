import { useQuery } from '@tanstack/react-query';
import { galleryNames } from '#admin/queries/galleries.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { staff } from '#languages/staff.ts';
import type { UploadDestination } from './upload.ts';

interface DestinationFieldProps {
  value: UploadDestination;
  onChange: (destination: UploadDestination) => void;
}

/** The library, or the end of a gallery. */
export function DestinationField({ value, onChange }: DestinationFieldProps) {
  const galleries = useQuery(galleryNames).data ?? [];
  const current = value === 'library' ? '' : value.galleryId;
  const known = galleries.some(({ id }) => id === current);
  const options: Record<string, string> = {
    '': staff.uploads.theLibrary,
    ...(current && !known && { [current]: staff.uploads.aGallery }),
    ...Object.fromEntries(
      galleries.map(({ id, title }) => [
        id,
        staff.uploads.galleryNamed(title || staff.uploads.withoutATitle),
      ]),
    ),
  };
  return (
    <Select
      label={staff.uploads.into}
      value={current}
      options={options}
      onChange={(id) => {
        const title = galleries.find((gallery) => gallery.id === id)?.title;
        onChange(id === '' ? 'library' : { galleryId: id, title });
      }}
      className="max-w-full"
    />
  );
}
