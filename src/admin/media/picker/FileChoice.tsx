import { useQuery } from '@tanstack/react-query';
import { mediaById } from '#admin/queries/media.ts';
import type { MediaSummary } from '#data/media/media.ts';
import { mediaId } from '#domain/markdown/addresses.ts';
import { nameOfMedia, spellBytes } from '#domain/media/media-library.ts';
import { staff } from '#languages/staff.ts';
import { ChooseMedia } from './LazyMediaPicker.tsx';

interface FileChoiceProps {
  /** As it is in the field. */
  address: string;
  onChoose: (address: string, file: MediaSummary) => void;
  /** Of several fields on a screen. */
  of?: string;
}

/** Below a field for an address: lets it lead to a PDF of the library, and names the one that it leads to. */
export function FileChoice({ address, onChoose, of }: FileChoiceProps) {
  const id = mediaId(address);
  const { data: file, error } = useQuery({ ...mediaById(id ?? ''), enabled: id !== null });
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-note">
      {id !== null && (
        <p className="wrap-anywhere text-soft">
          {file && staff.media.leadsToThePdf(nameOfMedia(file), spellBytes(file.bytes))}
          {error && staff.media.leadsToMissingPdf}
        </p>
      )}
      <ChooseMedia
        kind="link"
        wanted="pdf"
        onChosen={(chosen) => onChoose(`media:${chosen.id}`, chosen)}
      >
        {id === null ? staff.media.leadToAPdf : staff.media.chooseAnotherPdf}
        {of && <span className="sr-only"> {staff.screens.quoted(of)}</span>}
      </ChooseMedia>
    </div>
  );
}
