import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '#islands/Boundary.tsx';
import { $pictures } from '#islands/shown-pictures.ts';
import { useStaffTools } from '#islands/staff/use-staff-tools.ts';
import { BrokenPicture } from './BrokenPicture.tsx';
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
        {createPortal(
          // The one in the HTML is shown by the browser, whatever breaks here.
          <Boundary fallback={() => !isLoaded && <BrokenPicture {...picture} />}>
            <Content {...picture} />
          </Boundary>,
          frame,
        )}
        {staff && (
          <Boundary fallback={() => null}>
            <staff.ReplacePicture {...picture} />
          </Boundary>
        )}
      </Fragment>
    );
  });
}
