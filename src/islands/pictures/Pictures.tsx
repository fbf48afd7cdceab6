import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { $pictures } from '#islands/shown-pictures.ts';
import { useStaffTools } from '#islands/staff/use-staff-tools.ts';
import { LoadedPicture } from './LoadedPicture.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { StoredPicture } from './StoredPicture.tsx';

/** A constant of the build: pages load the code of one of the two. */
const LazyPicture = import.meta.env.PICTURES === 'files' ? OwnPicture : StoredPicture;

export function Pictures() {
  const pictures = useStore($pictures);
  const staff = useStaffTools();
  return pictures.map((picture) => {
    const { id, frame, isLoaded } = picture;
    const Content = isLoaded ? LoadedPicture : LazyPicture;
    return (
      <Fragment key={id}>
        {createPortal(<Content {...picture} />, frame)}
        {staff && frame.dataset.media && <staff.ReplacePicture {...picture} />}
      </Fragment>
    );
  });
}
