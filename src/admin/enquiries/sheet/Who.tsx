import { useServices } from '#admin/queries/services.ts';
import { answerWords } from '#business/words/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { mailtoHref } from '#domain/enquiries/mailto.ts';
import { site } from '#site';

const LINK =
  'wrap-anywhere inline-flex min-h-8 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** Who wrote; a press on the number calls it, one on the address begins a mail in the device's own program. */
export function Who({ enquiry: { name, email, phone, service } }: { enquiry: Enquiry }) {
  const { nameOf } = useServices();
  const subject = answerWords.toTheBusiness.replace('{business}', () => site.name);
  return (
    <>
      <p className="wrap-anywhere">{name}</p>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={LINK}>
          {phone}
        </a>
      )}
      {email && (
        <a
          href={mailtoHref(email, service ? `${subject}: ${nameOf(service)}` : subject)}
          className={LINK}
        >
          {email}
        </a>
      )}
    </>
  );
}
