import { Button } from '#admin/ui/Button.tsx';
import { type GalleryPicture, viewsOf } from '#data/galleries/galleries.ts';
import { isDescribed } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
import { goToUndescribed } from './DescriptionField.tsx';

interface DescribedSoFarProps {
  pictures: readonly GalleryPicture[];
  /** Whether all descriptions are shown, and not only those that are missing. */
  isShowing: boolean;
  onShow: (isShowing: boolean) => void;
}

/** How many pictures have their description, and the ways to those that have none and to all of them. */
export function DescribedSoFar({ pictures, isShowing, onShow }: DescribedSoFarProps) {
  const views = pictures.flatMap(viewsOf);
  const described = views.filter(isDescribed).length;
  const isComplete = described === views.length;
  if (views.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className={`text-note ${isComplete ? 'text-soft' : 'text-caution'}`}>
        {isComplete
          ? staff.galleries.allDescribedForAll
          : staff.galleries.describedSoFar(described, views.length)}
      </p>
      <div className="-ms-3 flex flex-wrap sm:-ms-4">
        {!isComplete && (
          <Button kind="quiet" onClick={goToUndescribed}>
            {staff.galleries.nextWithoutADescription}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onShow(!isShowing)}>
          {isShowing ? staff.galleries.showOnlyMissing : staff.galleries.showAllDescriptions}
        </Button>
      </div>
    </div>
  );
}
