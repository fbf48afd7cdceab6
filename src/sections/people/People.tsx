import type { PictureFile } from '#domain/media/media.ts';
import { Text, useAttributes } from '../edit.tsx';
import { Part } from '../parts/Part.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { ViewProps } from '../place.ts';

interface Portrait {
  media: PictureFile;
  alt: string;
}
interface Data {
  /** By the key of a person. */
  portraits: Readonly<Record<string, Portrait>>;
}
type Props = ViewProps<'people', Data>;

export function People({ fields, data, place }: Props) {
  return (
    <Part label={fields.label} ground={fields.ground} place={place}>
      <ul className="people cards">
        {fields.items.map((person) => (
          <Person key={person.key} person={person} portrait={data.portraits[person.key]} />
        ))}
      </ul>
    </Part>
  );
}

interface PersonProps {
  person: Props['fields']['items'][number];
  portrait: Portrait | undefined;
}

function Person({ person: { key, name, work, text }, portrait }: PersonProps) {
  const attributes = useAttributes(`items.${key}.picture`);
  return (
    <li>
      {portrait && (
        <div {...attributes}>
          <Picture
            {...portrait}
            className="aspect-4/5"
            sizes="(min-width: 64rem) 30vw, 94vw"
            displayWidth={480}
          />
        </div>
      )}
      <Text at={`items.${key}.name`} as="h3" className="heading">
        {name}
      </Text>
      <Text at={`items.${key}.work`} as="p" className="note">
        {work}
      </Text>
      <Text at={`items.${key}.text`} as="p" className="text-[1rem] text-soft">
        {text}
      </Text>
    </li>
  );
}
