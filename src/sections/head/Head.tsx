import type { PictureFile } from '#domain/media/media.ts';
import { Text, useAttributes } from '../edit.tsx';
import { type BuiltPicture, Picture } from '../parts/Picture.tsx';
import type { ViewProps } from '../place.ts';

interface Data {
  picture: { media: PictureFile; built: BuiltPicture | null; alt: string } | null;
}
type Props = ViewProps<'head', Data>;

/** The picture and its preload must agree. */
export const HEAD_PICTURE = { sizes: '(min-width: 95rem) 95rem, 94vw', displayWidth: 1520 };

/** The title of a page, on a dark ground or on that of the page. */
export function Head(props: Props) {
  return props.fields.look === 'dark' ? <DarkHead {...props} /> : <LightHead {...props} />;
}

function DarkHead(props: Props) {
  const { fields, place } = props;
  return (
    <header className="head on-dark">
      <div className="wrap columns words lg:items-end">
        <div className="lg:col-span-6">
          <Text at="label" as="p" className="label">
            {fields.label}
          </Text>
          <Text at="title" as="h1" className="title">
            {fields.title || place.title}
          </Text>
        </div>
        <Lead {...props} />
      </div>
      <HeadPicture {...props} />
    </header>
  );
}

/** The label stands beside the title, or above it where the way on needs the room. */
function LightHead(props: Props) {
  const { fields, place } = props;
  const isNarrow = place.page === 'not-found';
  const names = isNarrow ? 'head-narrow lg:col-span-5' : 'head-light columns';
  // A legal page has its room around all of its sections.
  const hasRoom = isNarrow || place.page === 'legal';
  return (
    <>
      <header className={hasRoom ? names : `${names} head-own wrap`}>
        <Text at="label" as="p" className="label">
          {fields.label}
        </Text>
        <div className={isNarrow ? undefined : 'lg:col-[4/-1]'}>
          <Text at="title" as="h1" className="title">
            {fields.title || place.title}
          </Text>
          <Lead {...props} />
        </div>
      </header>
      <HeadPicture {...props} />
    </>
  );
}

function Lead({ fields }: Props) {
  const attributes = useAttributes('link');
  return (
    <div className="lead-column">
      <Text at="lead" as="p" className="lead">
        {fields.lead}
      </Text>
      {fields.button && (
        <a className="button mt-8" href={fields.link} {...attributes}>
          <Text at="button">{fields.button}</Text>
        </a>
      )}
    </div>
  );
}

function HeadPicture({ data: { picture } }: Props) {
  const attributes = useAttributes('picture');
  if (!picture) return null;
  return (
    <div className="wrap frame" {...attributes}>
      <Picture {...picture} priority {...HEAD_PICTURE} className="head-picture" />
    </div>
  );
}
