import type { ReactNode } from 'react';
import type { Site } from '#business/types.ts';
import type { Piece } from '#domain/markdown/linked-pieces.ts';
import { addressLines } from '#domain/site/address.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import { Prose, Text } from '../edit.tsx';
import { Part } from '../parts/Part.tsx';
import type { ViewProps } from '../place.ts';

interface Data {
  html: string;
  /** Of the texts with addresses, by their keys, for visitors: the editor has the text alone. */
  pieces?: Readonly<Record<string, readonly Piece[]>>;
  site: Pick<Site, 'legalName' | 'address' | 'email' | 'language' | 'phone' | 'secondPhone'>;
}
type Props = ViewProps<'facts', Data>;

export function Facts({ fields, data, place }: Props) {
  const ground = place.page === 'legal' ? '' : ' facts-part';
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      <Prose at="text" className={`marked-up facts-text${ground}`} html={data.html} />
      {fields.show === 'business' && <Business {...data.site} />}
      {fields.items.length > 0 && (
        <dl className={`facts-list${ground}`}>
          {fields.items.map(({ key, name, text }) => (
            <div key={key}>
              <Text at={`items.${key}.name`} as="dt">
                {name}
              </Text>
              {data.pieces?.[key] ? (
                <dd>{data.pieces[key].map(toLink)}</dd>
              ) : (
                <Text at={`items.${key}.text`} as="dd">
                  {text}
                </Text>
              )}
            </div>
          ))}
        </dl>
      )}
      <Text at="note" as="p" className="note">
        {fields.note}
      </Text>
    </Part>
  );
}

function toLink({ text, href }: Piece, place: number): ReactNode {
  if (!href) return text;
  // A number in two lines is hard to dial.
  const kept = href.startsWith('tel:') ? ' inline-block' : '';
  return (
    <a key={place} className={`link${kept}`} href={href}>
      {text}
    </a>
  );
}

/** Who is responsible. */
function Business({ legalName, address, email, language, phone, secondPhone }: Data['site']) {
  return (
    <>
      <p>{[legalName, ...addressLines(address, language)].join(', ')}</p>
      <p>
        <a className="link tap" href={`mailto:${email}`}>
          {email}
        </a>
        <br />
        <a className="link tap" href={`tel:${phone.e164}`}>
          {unbroken(phone.display)}
        </a>
        {secondPhone && (
          <>
            <br />
            {`${secondPhone.label}: `}
            <a className="link tap" href={`tel:${secondPhone.e164}`}>
              {unbroken(secondPhone.display)}
            </a>
          </>
        )}
      </p>
    </>
  );
}
