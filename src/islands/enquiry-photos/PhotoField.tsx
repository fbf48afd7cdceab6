import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  enquiryPhotoProblems,
  enquiryPhotoMessages as messages,
} from '#business/messages/enquiry-photos.ts';
import { filled } from '#domain/text/filled.ts';
import { isSettled, MOST_PHOTOS, type Photo } from './photo.ts';
import type { PhotoQueue } from './photo-queue.ts';

/** For the device's dialog; what a file is, is read from its bytes. */
const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

interface PhotoFieldProps {
  queue: PhotoQueue;
  /** While the message waits for photographs: ends the wait. */
  onImpatience: (() => void) | null;
}

/** Photographs of the place: chosen, made smaller, sent and taken away again. */
export function PhotoField({ queue, onImpatience }: PhotoFieldProps) {
  const photos = useSyncExternalStore(queue.subscribe, queue.photos);
  const [complaint, setComplaint] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  useLeaveWarning(photos.some((photo) => !isSettled(photo)));
  useEffect(() => {
    const goOn = () => queue.retry();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [queue]);

  const add = (files: File[]) => setComplaint(queue.add(files) ? '' : enquiryPhotoProblems.tooMany);
  return (
    // A group, as the tiles have names of their own.
    <fieldset className="photos wide">
      <legend>
        {messages.label} <span className="up-to">{messages.upTo}</span>
      </legend>
      <ul>
        {photos.map((photo, nth) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            nth={nth + 1}
            onRemove={() => {
              queue.remove(photo.id);
              setComplaint('');
              chooser.current?.focus();
            }}
            onRetry={() => queue.retry(photo.id)}
          />
        ))}
        {photos.length < MOST_PHOTOS && (
          <li>
            <label className="chooser">
              <input
                ref={chooser}
                type="file"
                multiple
                accept={ACCEPTED}
                aria-label={messages.choose}
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])];
                  // Allows the same file to be chosen again.
                  target.value = '';
                  add(files);
                }}
              />
              <span aria-hidden="true">{messages.choose}</span>
            </label>
          </li>
        )}
      </ul>
      <Problems photos={photos} complaint={complaint} />
      <p className="said">{about(photos)}</p>
      <p className="said" role="status">
        {onImpatience ? messages.awaited : said(photos)}
      </p>
      {onImpatience && (
        <button type="button" className="link" onClick={onImpatience}>
          {messages.sendWithout}
        </button>
      )}
    </fieldset>
  );
}

function Problems({ photos, complaint }: { photos: readonly Photo[]; complaint: string }) {
  const found = photos.flatMap(({ id, problem }, nth) =>
    problem ? [{ id, text: `${filled(messages.photo, { nth: nth + 1 })}: ${problem}` }] : [],
  );
  if (!complaint && found.length === 0) return null;
  return (
    <div role="alert">
      {complaint && <p className="problem">{complaint}</p>}
      {found.map(({ id, text }) => (
        <p key={id} className="problem">
          {text}
        </p>
      ))}
    </div>
  );
}

/** What screen readers hear: how many have arrived, or that the line is away. */
function said(photos: readonly Photo[]): string {
  const count = photos.filter(({ state }) => state === 'done').length;
  const isAway = !navigator.onLine && photos.some((photo) => !isSettled(photo));
  if (isAway) return messages.waiting;
  return count > 0 ? filled(messages.arrived, { count, all: photos.length }) : '';
}

function about(photos: readonly Photo[]): string {
  const isAsItIs = photos.some(({ remark }) => remark === 'as-it-is');
  return [aboutSizes(photos), isAsItIs && messages.asItIs, messages.kept].filter(Boolean).join(' ');
}

function aboutSizes(photos: readonly Photo[]): string {
  const smaller = photos.filter(
    ({ sentBytes, chosenBytes }) => sentBytes > 0 && sentBytes < chosenBytes,
  );
  if (smaller.length === 0) return messages.accepts;
  const sum = (key: 'chosenBytes' | 'sentBytes') =>
    sizeOf(smaller.reduce((total, photo) => total + photo[key], 0));
  return filled(messages.smaller, { before: sum('chosenBytes'), after: sum('sentBytes') });
}

/** In the language of the page: '1.1 MB', '1,1 MB', '240 kB'. */
function sizeOf(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  const value = bytes / (isLarge ? 1_000_000 : 1000);
  const text = value.toLocaleString(document.documentElement.lang, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && value < 10 ? 1 : 0,
  });
  // Not parted at the end of a line.
  return text.replace(' ', '\u00a0');
}

/** The browser asks before the page is left with photographs under way. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

interface PhotoTileProps {
  photo: Photo;
  nth: number;
  onRemove: () => void;
  onRetry: () => void;
}

/** One of the chosen files, small, with how far it has come. */
function PhotoTile({ photo, nth, onRemove, onRetry }: PhotoTileProps) {
  const { state, preview, name, progress } = photo;
  const isProblem = state === 'refused' || state === 'failed';
  return (
    <li className={isProblem ? 'photo bad' : 'photo'}>
      {preview ? (
        <img src={preview} alt={filled(messages.photo, { nth })} title={name} />
      ) : (
        <span className="file-name">{name}</span>
      )}
      {state === 'preparing' && <progress aria-label={filled(messages.preparing, { nth })} />}
      {(state === 'sending' || state === 'waiting') && (
        <progress aria-label={filled(messages.sending, { nth })} max={1} value={progress} />
      )}
      {state === 'failed' && (
        <button type="button" className="again" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
      <button type="button" className="away" onClick={onRemove}>
        <span aria-hidden="true">×</span>
        <span className="hidden-visually">{filled(messages.remove, { nth })}</span>
      </button>
    </li>
  );
}
