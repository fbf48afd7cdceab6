import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { contentKeyAt } from '#domain/media/own-pictures.ts';
import { $pictures, type ShownPicture } from '#islands/shown-pictures.ts';
import { useStaffTools } from '#islands/staff/use-staff-tools.ts';
import { OwnPicture } from './OwnPicture.tsx';
import { LoadedPicture, StoredPicture } from './StoredPicture.tsx';

export function Pictures() {
  const pictures = useStore($pictures);
  const staff = useStaffTools();
  return pictures.map((picture) => {
    const { id, frame } = picture;
    return (
      <Fragment key={id}>
        {createPortal(<Content {...picture} />, frame)}
        {staff && <staff.ReplacePicture {...picture} />}
      </Fragment>
    );
  });
}

function Content(picture: ShownPicture) {
  if (picture.isLoaded) return <LoadedPicture {...picture} />;
  const contentKey = contentKeyAt(picture.still.getAttribute('src') ?? '');
  return contentKey ? (
    <OwnPicture {...picture} contentKey={contentKey} />
  ) : (
    <StoredPicture {...picture} />
  );
}
