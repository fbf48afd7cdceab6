import { money } from '#domain/settings/money.ts';
import type { Words } from '#domain/settings/words.ts';
import { Text } from '../edit.tsx';
import { Part } from '../parts/Part.tsx';
import type { ViewProps } from '../place.ts';

interface Data {
  /** By the key of a price: what the owner's settings say. */
  amounts: Readonly<Record<string, number>>;
  /** Empty for none. */
  vatNote: string;
  words: Words;
}

/** What an amount is paid for. */
const PER = {
  hour: 'perHour',
  day: 'perDay',
  metre: 'perMetre',
  square: 'perSquare',
  piece: 'perPiece',
} as const;

/** In the editor a price may have no amount yet. */
const shown = (amount: number | undefined) => (amount === undefined ? '' : money(amount));

/** Without a price and a reason for one there is nothing to see. */
export function Prices({ fields, data, place }: ViewProps<'prices', Data>) {
  if (fields.items.length === 0 && fields.dependsOn.length === 0) return null;
  const { words } = data;
  const isMixed = fields.items.some((item) => item.is === 'fixed');
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      <table className="prices">
        <caption className="hidden-visually">
          {isMixed ? words.mixedPricesName : words.pricesName}
        </caption>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{words.pricesWhat}</th>
            <th scope="col">{isMixed ? words.pricesAmount : words.pricesFrom}</th>
          </tr>
        </thead>
        <tbody>
          {fields.items.map((item) => (
            <tr key={item.key}>
              <th scope="row">
                <Text at={`items.${item.key}.name`} className="heading block">
                  {item.name}
                </Text>
                <Text
                  at={`items.${item.key}.text`}
                  className="block max-w-128 text-[1rem] text-soft"
                >
                  {item.text}
                </Text>
              </th>
              <td>
                {item.is === 'from' && <span className="text-small text-soft">{words.from}</span>}
                {` ${shown(data.amounts[item.key] ?? item.from)}`}
                {item.per !== 'whole' && (
                  <>
                    {/* Outside of the small letters, whose space is hardly seen behind a large amount. */}{' '}
                    <span className="ml-0.5 text-small text-soft">{words[PER[item.per]]}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.vatNote && <p className="note mt-6">{data.vatNote}</p>}
      {fields.dependsOn.length > 0 && (
        <>
          <Text at="dependsOnLabel" as="h3" className="heading mt-12">
            {fields.dependsOnLabel}
          </Text>
          <ul className="depends-on mt-4 max-w-152 text-soft">
            {fields.dependsOn.map(({ key, text }) => (
              <Text key={key} at={`dependsOn.${key}.text`} as="li" className="relative">
                {text}
              </Text>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
