import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '#islands/Boundary.tsx';
import { $pictures, type ShownPicture } from '#islands/shown-pictures.ts';
import { useStaffTools } from '#islands/staff/use-staff-tools.ts';
import { LoadedPicture } from './LoadedPicture.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { StoredPicture } from './StoredPicture.tsx';
import { Unavailable } from './Unavailable.tsx';

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
        {createPortal(
          <Boundary fallback={() => giveUp(picture)}>
            <Content {...picture} />
          </Boundary>,
          frame,
        )}
        {staff && frame.dataset.media && <staff.ReplacePicture {...picture} />}
      </Fragment>
    );
  });
}

/** In place of a picture whose code broke, such as by an address that can't be read. */
function giveUp({ frame, still, isLoaded }: ShownPicture) {
  // The browser shows the one in the HTML by itself.
  if (isLoaded) return null;
  still.remove();
  frame.dataset.state = 'failed';
  return <Unavailable alt={still.alt} />;
}
