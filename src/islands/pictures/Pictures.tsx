import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { $pictures } from '#islands/shown-pictures.ts';
import { useStaffTools } from '#islands/staff/use-staff-tools.ts';
import { LoadedPicture, StoredPicture } from './StoredPicture.tsx';

export function Pictures() {
  const pictures = useStore($pictures);
  const staff = useStaffTools();
  return pictures.map((picture) => {
    const { id, frame, isLoaded } = picture;
    const Content = isLoaded ? LoadedPicture : StoredPicture;
    return (
      <Fragment key={id}>
        {createPortal(<Content {...picture} />, frame)}
        {staff && <staff.ReplacePicture {...picture} />}
      </Fragment>
    );
  });
}
