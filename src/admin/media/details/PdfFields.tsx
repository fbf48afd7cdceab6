import { useMediaText } from '#admin/media/use-media-text.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { site } from '#site';

/** What staff can say of a PDF, and where visitors find it. */
export function PdfFields({ item, path }: { item: MediaItem; path: string }) {
  const title = useMediaText(item, 'title');
  return (
    <>
      <AutosaveField
        lang={site.language}
        label="Name"
        what="name"
        text={title}
        limit={MEDIA_LIMITS.title}
      />
      <div>
        <h3 className="font-semibold">Address</h3>
        <p className="wrap-anywhere">
          {location.host}
          {path}
        </p>
        <p className="text-note text-soft">
          It stays when the PDF is replaced or gets another name. Visitors find it there once an
          article, a page or the menu leads to it.
        </p>
      </div>
    </>
  );
}
