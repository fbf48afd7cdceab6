import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { DescriptionInput } from '#admin/galleries/pictures/DescriptionField.tsx';
import { MoveAwayDialog } from '#admin/galleries/pictures/MoveAwayDialog.tsx';
import { FilesNotice } from '#admin/media/library/FilesNotice.tsx';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { portfolio } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { ChangeFailed } from '#admin/ui/feedback/Callout.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { ListSearch, useListSearch } from '#admin/ui/lists/ListSearch.tsx';
import { NoneListed } from '#admin/ui/lists/ListStates.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { movePictures } from '#data/galleries/gallery-pictures.ts';
import type { PortfolioPicture } from '#data/galleries/portfolio.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isDescribed } from '#domain/media/media.ts';
import { hasWords } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

/** How many galleries stand on the home page. */
const ON_HOME = 4;

/** A picture, and the gallery that it goes to. */
interface Move {
  picture: PortfolioPicture;
  to: { id: string; title: string };
}

/** /admin/portfolio-images: the pictures of all galleries, where each stands, and what it shows. */
export function PortfolioScreen() {
  const pictures = useQuery(portfolio);
  const list = useListSearch('all');
  const { pictures: things } = staff.lists.things;
  const moving = useDataChange({
    run: async (move: Move) => {
      await movePictures([move.picture.id], move.to.id);
      return move;
    },
    changes: ['galleries'],
  });
  const shown = (pictures.data ?? []).filter((one) =>
    isWanted(one, list.search.words, list.search.filter),
  );
  const groups = Map.groupBy(shown, ({ galleryId }) => galleryId);
  return (
    <Screen
      title={staff.shell.portfolio}
      back={<BackLink to={STAFF.galleries}>{staff.galleries.galleries}</BackLink>}
      hint={pictures.data && summary(pictures.data)}
      className="grid max-w-list gap-6 py-6"
    >
      <FilesNotice />
      <ListSearch
        {...{ things, list }}
        placeholder={staff.galleries.searchHint}
        filters={{
          all: staff.lists.all(things),
          undescribed: staff.media.noDescription,
          home: staff.galleries.onTheHomePage,
        }}
      />
      <p className="max-w-prose text-note text-soft">{staff.galleries.describingHint}</p>
      <ChangeFailed change={moving} />
      <p role="status" className="text-note text-soft empty:hidden">
        {moving.data &&
          staff.galleries.movedToEndOf(moving.data.picture.media.title, moving.data.to.title)}
      </p>
      <Loading what={staff.lists.the(things)} query={pictures} />
      {pictures.isSuccess && shown.length === 0 && (
        <NoneListed
          {...{ things, list }}
          hasOthers={pictures.data.length > 0}
          action={
            <Link to={STAFF.galleries} className={buttonClass('secondary')}>
              {staff.shell.goToTheGalleries}
            </Link>
          }
        >
          {staff.galleries.noGalleriesHint}
        </NoneListed>
      )}
      {[...groups].map(([id, members]) => (
        <Group
          key={id}
          id={id}
          pictures={members}
          movedId={moving.data?.picture.id}
          onMove={moving.mutate}
        />
      ))}
    </Screen>
  );
}

interface GroupProps {
  id: string;
  pictures: PortfolioPicture[];
  /** The picture that has just come from another gallery. */
  movedId: string | undefined;
  onMove: (move: Move) => void;
}

function Group({ id, pictures, movedId, onMove }: GroupProps) {
  const [first] = pictures;
  const title = first?.galleryTitle || staff.screens.untitled;
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-control">
        <Link to={STAFF.gallery(id)} className="min-h-11 py-2.5 hover:underline">
          {title}
        </Link>
        <span className="font-normal text-note text-soft">
          {first?.galleryPlace
            ? onHome(first) || staff.galleries.numberOnTheSite(first.galleryPlace)
            : staff.screens.draft}
        </span>
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {pictures.map((picture) => (
          <PortfolioRow
            key={picture.id}
            picture={picture}
            isMoved={picture.id === movedId}
            onMove={(to) => onMove({ picture, to })}
          />
        ))}
      </ul>
    </section>
  );
}

function isWanted(picture: PortfolioPicture, words: string, state: string): boolean {
  const { media, galleryTitle } = picture;
  if (state === 'undescribed' && isDescribed(picture.media)) return false;
  if (state === 'home' && !onHome(picture)) return false;
  return hasWords(`${media.title} ${media.alt} ${galleryTitle}`, words);
}

function onHome(picture: PortfolioPicture | undefined): string {
  if (!picture?.galleryPlace || picture.galleryPlace > ON_HOME) return '';
  return staff.galleries.onTheHomePageNumber(picture.galleryPlace);
}

function summary(pictures: readonly PortfolioPicture[]): string {
  const missing = pictures.filter(({ media }) => !isDescribed(media)).length;
  return [
    staff.screens.pictureCount(pictures.length),
    missing > 0 ? staff.galleries.missDescription(missing) : staff.galleries.allDescribed,
  ].join(', ');
}

interface PortfolioRowProps {
  picture: PortfolioPicture;
  /** Whether it was just moved here, and gets the focus. */
  isMoved: boolean;
  onMove: (gallery: { id: string; title: string }) => void;
}

/** A picture of the portfolio with its place and the field for what it shows. */
function PortfolioRow({ picture, isMoved, onMove }: PortfolioRowProps) {
  const { media, place, isCover } = picture;
  const row = useRef<HTMLLIElement>(null);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (isMoved) row.current?.querySelector('textarea')?.focus();
  }, [isMoved]);
  const name = media.title || media.path;
  const field = useMediaText(media, 'alt');
  return (
    <li
      ref={row}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
    >
      <div className="aspect-4/3 self-start overflow-hidden rounded-md">
        <Thumbnail media={media} />
      </div>
      <div className="min-w-0">
        <p className="text-note text-soft">
          {place}. {name}
          {isCover && staff.galleries.isCover}
          {media.decorative && staff.galleries.decorative}
        </p>
        <DescriptionInput
          field={field}
          name={name}
          placeholder={
            media.decorative ? staff.galleries.needsNone : staff.galleries.descriptionLabel
          }
          onLeave={() => void field.flush()}
          className="min-h-11 py-2"
        />
      </div>
      <Button
        kind="quiet"
        className="justify-self-start max-sm:col-start-2 max-sm:-ms-4 sm:self-start"
        aria-haspopup="dialog"
        aria-label={staff.galleries.moveNamedToGallery(name)}
        onClick={() => setMoving(true)}
      >
        {staff.galleries.move}
      </Button>
      {isMoving && (
        <MoveAwayDialog
          galleryId={picture.galleryId}
          onChoose={onMove}
          onClose={() => setMoving(false)}
        />
      )}
    </li>
  );
}
