import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { customerWords } from '#admin/queries/customer-words.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { $now } from '#admin/ui/now.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { stateOfWord, WORD_STATES } from '#domain/customer-words/word-state.ts';
import { staff } from '#languages/staff.ts';
import { AskForWord } from './AskForWord.tsx';
import { useNotAllowed } from './use-not-allowed.ts';

interface GalleryWordsProps {
  galleryId: string;
  /** In their order, those from before the work too, with the place among the pictures. */
  pictures: readonly { id: string; title: string; place: number }[];
  /** Those that are approved for visitors. */
  approved: ReadonlySet<string>;
  onTakeOut: (refused: ReadonlySet<string>) => void;
}

/** Whether the customer was asked, and which photographs they have not allowed. Nothing is taken off by force. */
export function GalleryWords({ galleryId, pictures, approved, onTakeOut }: GalleryWordsProps) {
  const { data: all = [] } = useQuery(customerWords);
  const now = useStore($now);
  const words = all.filter((word) => word.galleryId === galleryId);
  const ids = useNotAllowed(galleryId, pictures);
  const refused = pictures.filter(({ id }) => ids.has(id));
  return (
    <section className="grid gap-3">
      <h2 className="font-medium">{staff.customerWords.theCustomer}</h2>
      {refused.length > 0 && (
        <Callout
          tone="caution"
          title={staff.customerWords.notAllowedByCustomer(
            staff.screens.photographCount(refused.length),
          )}
        >
          <p className="text-note">
            {whatIsApproved(refused.filter(({ id }) => approved.has(id)).length, refused.length)}
          </p>
          <ul className="wrap-anywhere mt-1 list-disc ps-5 text-note">
            {refused.map(({ id, title, place }) => (
              <li key={id}>{`${place}: ${title}`}</li>
            ))}
          </ul>
          <Button className="mt-3" onClick={() => onTakeOut(ids)}>
            {staff.customerWords.takeTheseOut}
          </Button>
        </Callout>
      )}
      {words.length > 0 && (
        <ul className="wrap-anywhere grid gap-1 text-note">
          {words.map((word) => (
            <li key={word.id}>
              {staff.customerWords.nameAndState(
                word.customerName,
                staff.customerWords[WORD_STATES[stateOfWord(word, now)]],
              )}
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <Link className="text-note underline underline-offset-4" to={STAFF.customerWords}>
          {staff.customerWords.whatCustomersSay}
        </Link>
      )}
      <AskForWord galleryId={galleryId} />
    </section>
  );
}

function whatIsApproved(approved: number, all: number): string {
  if (approved === 0) return staff.customerWords.noneApproved;
  return approved === all ? staff.customerWords.allApproved : staff.customerWords.someApproved;
}
