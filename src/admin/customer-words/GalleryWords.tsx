import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { customerWords } from '#admin/queries/customer-words.ts';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { $now } from '#admin/ui/now.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { notAllowed, stateOfWord, WORD_STATES } from '#domain/customer-words/word-state.ts';
import { staff } from '#languages/staff.ts';
import { AskForWord } from './AskForWord.tsx';

interface GalleryWordsProps {
  galleryId: string;
  /** In their order, those from before the work too. */
  pictures: readonly { id: string; title: string }[];
}

/** Whether the customer was asked, and which photographs they have not allowed. Nothing is taken off by force. */
export function GalleryWords({ galleryId, pictures }: GalleryWordsProps) {
  const { data: all = [] } = useQuery(customerWords);
  const now = useStore($now);
  const words = all.filter((word) => word.galleryId === galleryId);
  const refused = notAllowed(pictures, words);
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
          <p className="text-note">{staff.customerWords.checkBeforePublishing}</p>
          <ul className="wrap-anywhere mt-1 list-disc ps-5 text-note">
            {refused.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </Callout>
      )}
      {words.length > 0 && (
        <ul className="wrap-anywhere grid gap-1 text-note">
          {words.map((word) => (
            <li key={word.id}>
              {staff.customerWords.nameAndState(
                word.customerName,
                WORD_STATES[stateOfWord(word, now)],
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
