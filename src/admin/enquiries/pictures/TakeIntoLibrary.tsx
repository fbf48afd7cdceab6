import { useState } from 'react';
import { useNames } from '#admin/queries/people.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { addUploads } from '#admin/uploads/uploads.ts';
import {
  type EnquiryPicture,
  fetchPictureFile,
  notePicturePermission,
} from '#data/enquiries/enquiry-pictures.ts';
import { staff } from '#languages/staff.ts';
import { pictureFileName } from './file-name.ts';

interface TakeIntoLibraryProps {
  enquiryId: string;
  customer: string;
  pictures: readonly EnquiryPicture[];
}

/** The customer's permission, and with it the way of the photographs into the library. */
export function TakeIntoLibrary({ enquiryId, customer, pictures }: TakeIntoLibraryProps) {
  const nameOf = useNames();
  /** Until it is stored. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  const [taken, setTaken] = useState(0);
  const permission = useDataChange<boolean>({
    run: (permitted) => notePicturePermission(enquiryId, permitted),
    changes: ['enquiry-pictures'],
    inOrder: `picture-permission:${enquiryId}`,
  });
  const taking = useDataChange<void>({
    run: async () => {
      const files = await Promise.all(
        pictures.map(async (picture) => {
          const file = await fetchPictureFile(picture);
          // Names of pictures are public: that of the customer is not in them.
          const name = pictureFileName(picture, staff.enquiries.fromAnEnquiry);
          return new File([file], name, { type: file.type });
        }),
      );
      addUploads(files, 'library');
      setTaken(files.length);
    },
    changes: [],
  });
  if (pictures.length === 0) return null;
  const noted = pictures.find(({ permitted_at }) => permitted_at !== null);
  function note(permitted: boolean) {
    setTicked(permitted);
    permission.mutate(permitted, { onSettled: () => setTicked(null) });
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Checkbox checked={ticked ?? noted !== undefined} onChange={note}>
        <RichText
          text={staff.enquiries.photographsAllowed(customer)}
          parts={{
            part: noted?.permitted_at && (
              <span className="block text-note text-soft">
                {staff.enquiries.notedBy}
                {nameOf(noted.permitted_by) ?? staff.enquiries.formerColleague},{' '}
                <RelativeTime at={noted.permitted_at} />
              </span>
            ),
          }}
        />
      </Checkbox>
      <ChangeFailed change={permission} />
      {noted && (
        <Button isPending={taking.isPending} onClick={() => taking.mutate()}>
          {staff.enquiries.takeIntoLibrary}
        </Button>
      )}
      <ChangeFailed change={taking} />
      <p role="status" className="text-note text-soft">
        {taken > 0 && staff.enquiries.onTheirWayToLibrary}
      </p>
    </div>
  );
}
