import { Link } from 'react-router';
import { ChecksList } from '#admin/documents/ChecksList.tsx';
import { ChooseMedia } from '#admin/media/picker/LazyMediaPicker.tsx';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { GalleryTestimonials } from '#admin/testimonials/GalleryTestimonials.tsx';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { viewsOf } from '#data/galleries/galleries.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { FACTS, type FactName, FIELDS } from '#domain/galleries/fields.ts';
import { isDescribed } from '#domain/media/media.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { covering, takingOutAll } from './changes.ts';
import { GalleryField } from './GalleryField.tsx';
import { checkGallery, type GalleryPart } from './gallery-checks.ts';
import { useOpenGallery } from './gallery-context.ts';
import { Beside } from './languages/Beside.tsx';
import { nameOfPicture } from './pictures/picture-name.ts';

interface GalleryDetailsProps {
  onFix: (part: GalleryPart) => void;
}

/** What a careful colleague would notice, and the facts of the job. */
export function GalleryDetails({ onFix }: GalleryDetailsProps) {
  return (
    <div className="grid content-start gap-5">
      <Checks onFix={onFix} />
      <CustomerPart />
      {FACTS.filter((name) => !isShort(name)).map((name) => (
        <Beside key={name} field={name} isBelow>
          <GalleryField name={name} />
        </Beside>
      ))}
      <div className="grid grid-cols-2 gap-4">
        {FACTS.filter(isShort).map((name) => (
          <GalleryField key={name} name={name} />
        ))}
      </div>
      <Cover />
      <AddressField />
    </div>
  );
}

const isShort = (name: FactName) => FIELDS[name].kind === 'number';

function AddressField() {
  const { language } = useOpenGallery();
  const begin = `${location.host}${pathIn(language, '')}`;
  return <GalleryField name="slug" hint={staff.galleries.addressHint(begin)} />;
}

function CustomerPart() {
  const { open, changes } = useOpenGallery();
  const shown = open.pictures.flatMap((picture, index) => {
    const title = nameOfPicture(picture);
    return viewsOf(picture).map(({ id }) => ({
      id,
      title: id === picture.media.id ? title : staff.galleries.beforeTheWork(title),
      place: index + 1,
    }));
  });
  const approved = (open.published?.pictures ?? []).flatMap((one) => [
    one.media_id,
    one.before_media_id ?? '',
  ]);
  return (
    <GalleryTestimonials
      galleryId={open.gallery.id}
      pictures={shown}
      approved={new Set(approved)}
      onTakeOut={(refused) => void changes.apply(takingOutAll(refused))}
    />
  );
}

function Checks({ onFix }: GalleryDetailsProps) {
  const { open, language } = useOpenGallery();
  const undescribed = open.pictures.flatMap(viewsOf).filter((media) => !isDescribed(media)).length;
  return (
    <section>
      <h2 className="mb-2 font-semibold text-note">{staff.releases.beforeItGoesLive}</h2>
      <ChecksList
        checks={checkGallery(open, language).map(({ part, ...check }) => ({
          ...check,
          fix: part && (() => onFix(part)),
        }))}
      />
      {undescribed > 0 && (
        <Link
          to={`${STAFF.describe}?gallery=${open.gallery.id}`}
          className={buttonClass('secondary', 'mt-3')}
        >
          {undescribed === 1 ? staff.galleries.describeIt : staff.media.describeOneByOne}
        </Link>
      )}
    </section>
  );
}

function Cover() {
  const { open, changes } = useOpenGallery();
  const shown = open.cover ?? open.pictures[0]?.media ?? null;
  return (
    <section className="grid gap-2">
      <h2 className="font-medium">{staff.galleries.cover}</h2>
      {shown && (
        <div className="aspect-video overflow-hidden rounded-lg bg-shade">
          <Thumbnail media={shown} width={640} alt={shown.alt} />
        </div>
      )}
      {!open.cover && (
        <p className="text-note text-soft">{staff.galleries.firstPictureUntilChosen}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <ChooseMedia onChosen={(chosen) => void changes.apply(covering(chosen))}>
          {staff.articles.chooseACover}
        </ChooseMedia>
        {open.cover && (
          <Button kind="quiet" onClick={() => void changes.apply(covering(null))}>
            {staff.galleries.useTheFirstPicture}
          </Button>
        )}
      </div>
    </section>
  );
}
