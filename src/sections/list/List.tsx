import { Text } from '../edit.tsx';
import { Part } from '../parts/Part.tsx';
import type { ViewProps } from '../place.ts';

interface Entry {
  key: string;
  name: string;
  text: string;
  link: string;
}
interface Data {
  /** What `fields.services` asks for. */
  services: readonly Entry[];
}
type Props = ViewProps<'list', Data>;

/** Names and texts in columns; on the page that is not found the ways on, one below the other. */
export function List(props: Props) {
  const own = props.fields.items.map((item) => ({ ...item, at: `items.${item.key}` }));
  const services = props.data.services.map((item) => ({ ...item, at: undefined }));
  const items = [...own.slice(0, 1), ...services, ...own.slice(1)];
  const Form = props.place.page === 'not-found' ? Ways : Names;
  return <Form {...props} items={items} />;
}

/** `at`: path of an entry that is a field. */
type FormProps = Props & { items: readonly (Entry & { at: string | undefined })[] };

function Names({ fields, place, items }: FormProps) {
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      <ul className="cards names">
        {items.map(({ key, at, name, text, link }) => (
          <li key={key} className="ruled pt-5 pb-8">
            {link ? (
              <h3 className="heading">
                <a className="hover-line" href={link}>
                  <Text at={at && `${at}.name`}>{name}</Text>
                </a>
              </h3>
            ) : (
              <Text at={at && `${at}.name`} as="h3" className="heading">
                {name}
              </Text>
            )}
            <Text at={at && `${at}.text`} as="p" className="text-[1rem] text-soft">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Ways({ fields, place, items }: FormProps) {
  return (
    <nav id={place.key} className="ways-on ruled-below" aria-label={fields.label}>
      <ul>
        {items.map(({ key, at, name, text, link }) => (
          <li key={key}>
            <a className="ruled" href={link || undefined}>
              <Text at={at && `${at}.name`} className="heading block">
                {name}
              </Text>
              <Text at={at && `${at}.text`} className="note block">
                {text}
              </Text>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
