import { useServices } from '#admin/queries/services.ts';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { speaking } from '#business/language.ts';
import { answerWords } from '#business/words/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import { mailtoHref } from '#domain/enquiries/mailto.ts';
import { sureNumber } from '#domain/enquiries/whatsapp-number.ts';
import { dialled } from '#domain/text/dialled.ts';
import { numbersIn } from '#domain/text/telephone.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

const LINK =
  'wrap-anywhere inline-flex min-h-8 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11';

/** Who wrote; a press on the number calls it, one on the address begins a mail in the device's own program. */
export function Who({ enquiry }: { enquiry: Enquiry }) {
  const { name, email, phone, service, language } = enquiry;
  const { nameOf } = useServices();
  const subject = speaking(language, () =>
    answerWords.toTheBusiness.replace('{business}', () => site.name),
  );
  const [number] = numbersIn(phone);
  return (
    <>
      <p className="wrap-anywhere">{name}</p>
      {number ? (
        <a href={`tel:${sureNumber(phone, site.phone.e164) ?? dialled(number)}`} className={LINK}>
          {phone}
        </a>
      ) : (
        phone && <p className="wrap-anywhere">{phone}</p>
      )}
      {email && (
        <a
          href={mailtoHref(email, service ? `${subject}: ${nameOf(service)}` : subject)}
          className={LINK}
        >
          {email}
        </a>
      )}
      {language && (
        <p className="text-note text-soft">{staff.enquiries.wroteIn(languageName(language))}</p>
      )}
    </>
  );
}
