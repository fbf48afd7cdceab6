import { createElement, Fragment } from 'react';
import type { Site } from '#business/types.ts';
import { closureDays } from '#domain/settings/opening-hours.ts';
import type { Words } from '#domain/settings/words.ts';
import { addressLines } from '#domain/site/address.ts';
import { filled } from '#domain/text/filled.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import { ContactForm, type EnquiryFormProps } from '#islands/contact-form/EnquiryForm.tsx';
import { formMessages } from '#islands/contact-form/form-messages.ts';
import { NotSent } from '#islands/contact-form/NotSent.tsx';
import { Text } from '../edit.tsx';
import { OnDemand } from '../parts/OnDemand.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { labelId, type ViewProps } from '../place.ts';

interface Data {
  site: Pick<
    Site,
    'phone' | 'secondPhone' | 'email' | 'address' | 'openingHours' | 'closures' | 'language'
  > & { words: Words };
  form: EnquiryFormProps;
}
type Props = ViewProps<'contact', Data>;

export function Contact({ fields, data, place }: Props) {
  const { form, site } = data;
  const chat = form.whatsappUrl;
  const { noScripts, noScriptsOrChat, formNotLoaded, noScriptsSent, noScriptsNotSent } = site.words;
  return (
    <section id={place.key} className="contact section on-dark" aria-labelledby={labelId(place)}>
      <div className="columns">
        <div className="reach">
          <SectionHead fields={fields} place={place} layout="above" />
          {/* Where a form that was sent without scripts leads back to. */}
          <p id="enquiry-sent" className="outcome">
            {noScriptsSent}
          </p>
          <p id="enquiry-not-sent" className="outcome">
            {noScriptsNotSent}
          </p>
        </div>
        <OnDemand placeholder={fields.loading}>
          <Ways fields={fields} data={data} />
          <div className="form">
            {createElement(
              'contact-form',
              { class: 'block', 'data-props': JSON.stringify(form) },
              <ContactForm {...form} />,
            )}
            <div hidden>
              <NotSent
                sentence={formNotLoaded}
                messages={formMessages(form.messages)}
                phone={form.phone}
                whatsappUrl={chat}
                message={() => ''}
              />
            </div>
            <p className="without-scripts text">{chat ? noScripts : noScriptsOrChat}</p>
          </div>
        </OnDemand>
      </div>
    </section>
  );
}

function Ways({ fields, data: { site, form } }: Omit<Props, 'place'>) {
  const chat = form.whatsappUrl;
  const [before, after] = fields.chat.split('{whatsapp}');
  const { secondPhone } = site;
  const [street, ...lines] = addressLines(site.address, site.language);
  return (
    <div className="ways">
      <p className="text mt-6 mb-8">
        <Text at="answer">{fields.answer}</Text>
        {chat && after !== undefined && (
          <>
            {` ${before}`}
            <a className="link" href={chat} target="_blank" rel="noopener">
              {fields.chatLink}
            </a>
            {after}
          </>
        )}
      </p>
      <dl className="facts">
        <Text at="call" as="dt">
          {fields.call}
        </Text>
        <dd>
          <a className="hover-line" href={`tel:${site.phone.e164}`}>
            {unbroken(site.phone.display)}
          </a>
          {secondPhone && (
            <span className="block">
              {`${secondPhone.label}: `}
              <a className="hover-line" href={`tel:${secondPhone.e164}`}>
                {unbroken(secondPhone.display)}
              </a>
            </span>
          )}
        </dd>
        <Text at="write" as="dt">
          {fields.write}
        </Text>
        <dd>
          <a className="hover-line" href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </dd>
        <Text at="open" as="dt">
          {fields.open}
        </Text>
        <dd>
          {site.openingHours.map(({ label }, index, all) => (
            // A line ends between two of them rather than within one.
            <Fragment key={label}>
              {index > 0 && ' '}
              <span className="inline-block">{index < all.length - 1 ? `${label},` : label}</span>
            </Fragment>
          ))}
          {site.closures.map((closure) => (
            <span
              key={`${closure.from}${closure.to}`}
              className="block text-soft"
              data-last-day={closure.to}
            >
              {filled(site.words.closed, { days: closureDays(closure, site.language) })}
              {closure.reason && ` (${closure.reason})`}
            </span>
          ))}
        </dd>
        <Text at="visit" as="dt">
          {fields.visit}
        </Text>
        <dd>
          {street}
          {lines.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </dd>
      </dl>
    </div>
  );
}
