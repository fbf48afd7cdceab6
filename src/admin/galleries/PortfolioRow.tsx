import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Thumbnail } from '#admin/media/Thumbnail.tsx';
import { invalidate } from '#admin/queries/entities.ts';
import { AutosizeTextarea } from '#admin/ui/AutosizeTextarea.tsx';
import type { UnsavedText } from '#admin/ui/autosaver.ts';
import { Button } from '#admin/ui/Button.tsx';
import { deviceCopy } from '#admin/ui/device-copy.ts';
import { useAutosave } from '#admin/ui/use-autosave.ts';
import { fetchDescription, type PortfolioPicture, saveDescription } from '#data/portfolio.ts';
import { countCharacters } from '#domain/plain-text.ts';
import { $session } from '#stores/session.ts';
import { FieldState } from './FieldState.tsx';
import { MoveAwayDialog } from './MoveAwayDialog.tsx';

interface PortfolioRowProps {
  picture: PortfolioPicture;
  /** Whether it has just come here: whoever moved it goes on with it. */
  isMoved: boolean;
  onMove: (gallery: { id: string; title: string }) => void;
}

/** A picture of the portfolio with its place and the field for what it shows. */
export function PortfolioRow({ picture, isMoved, onMove }: PortfolioRowProps) {
  const { media, place, isCover } = picture;
  const row = useRef<HTMLLIElement>(null);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (isMoved) row.current?.querySelector('textarea')?.focus();
  }, [isMoved]);
  const userId = useStore($session).user?.id ?? '';
  const queries = useQueryClient();
  const name = media.title || media.path;
  const field = useAutosave({
    saved: { text: media.alt, version: media.version },
    copy: deviceCopy(`alt:${userId}:${media.id}`, isUnsavedText),
    check: (text) =>
      countCharacters(text) > 500 ? 'A description has at most 500 characters.' : '',
    save: async (text, version) => {
      const saved = await saveDescription(media.id, version, text.replace(/\s+/g, ' ').trim());
      await invalidate(queries, 'galleries');
      return saved;
    },
    load: () => fetchDescription(media.id),
  });
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
          {isCover && ' · cover'}
          {media.decorative && ' · decorative'}
        </p>
        <AutosizeTextarea
          data-description
          aria-label={`Description of ${name}`}
          placeholder={
            media.decorative ? 'Needs none' : 'What it shows, for people who can’t see it'
          }
          value={field.text}
          onChange={(event) => field.type(event.target.value.replace(/\n+/g, ' '))}
          onBlur={() => void field.flush()}
          onKeyDown={goOn}
          className="min-h-11 py-2"
        />
        <FieldState field={field} label={`the description of ${name}`} />
      </div>
      <Button
        kind="quiet"
        className="justify-self-start max-sm:col-start-2 max-sm:-ml-4 sm:self-start"
        aria-haspopup="dialog"
        aria-label={`Move ${name} to another gallery`}
        onClick={() => setMoving(true)}
      >
        Move
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

/** Enter leads on to the next description, Shift and Enter back. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>): void {
  // Enter also ends a word that an input method is putting together.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>('textarea[data-description]')];
  fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus();
}

function isUnsavedText(found: unknown): found is UnsavedText {
  const { text, base } = (found ?? {}) as Partial<UnsavedText>;
  return typeof text === 'string' && typeof base?.text === 'string' && base.version > 0;
}
