import { useMediaText } from '#admin/media/use-media-text.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';

/** What staff can say of a PDF, and where visitors find it. */
export function PdfFields({ item, path }: { item: MediaItem; path: string }) {
  const title = useMediaText(item, 'title');
  return (
    <>
      <AutosaveField
        lang={site.language}
        label={staff.media.name}
        what={staff.media.nameInSentence}
        text={title}
        limit={MEDIA_LIMITS.title}
      />
      <div>
        <h3 className="font-semibold">{staff.media.address}</h3>
        <p className="wrap-anywhere">
          {location.host}
          {path}
        </p>
        <p className="text-note text-soft">{staff.media.pdfAddressHint}</p>
      </div>
    </>
  );
}
