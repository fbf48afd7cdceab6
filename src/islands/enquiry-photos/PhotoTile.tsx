import { enquiryPhotoWords as words } from '#business/words/enquiry-photos.ts';
import { filled } from '#domain/settings/words/word.ts';
import type { Photo } from './photo.ts';

interface PhotoTileProps {
  photo: Photo;
  nth: number;
  onRemove: () => void;
  onRetry: () => void;
}

/** One of the chosen files, small, with how far it has come. */
export function PhotoTile({ photo, nth, onRemove, onRetry }: PhotoTileProps) {
  const { state, preview, name, progress } = photo;
  const isProblem = state === 'refused' || state === 'failed';
  return (
    <li className={isProblem ? 'photo bad' : 'photo'}>
      {preview ? (
        <img src={preview} alt={filled(words.photo, { nth })} title={name} />
      ) : (
        <span className="file-name">{name}</span>
      )}
      {state === 'preparing' && <progress aria-label={filled(words.preparing, { nth })} />}
      {(state === 'sending' || state === 'waiting') && (
        <progress aria-label={filled(words.sending, { nth })} max={1} value={progress} />
      )}
      {state === 'failed' && (
        <button type="button" className="again" onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
      <button type="button" className="away" onClick={onRemove}>
        <span aria-hidden="true">×</span>
        <span className="hidden-visually">{filled(words.remove, { nth })}</span>
      </button>
    </li>
  );
}
