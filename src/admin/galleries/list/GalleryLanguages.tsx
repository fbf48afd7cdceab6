import { Chip } from '#admin/ui/Chip.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { staff } from '#languages/staff.ts';

/** In which other languages of the site a gallery is there, and which are behind or missing. */
export function GalleryLanguages({ languages, languagesBehind }: GalleryState) {
  const others = otherLanguages();
  if (others.length === 0) return null;
  const { also, behind, missing } = staff.galleries.languages;
  return (
    <div className="flex flex-wrap gap-1.5">
      {others.map((code) => {
        const name = languageName(code);
        if (!languages.includes(code)) {
          return (
            <Chip key={code} tone="empty">
              {missing(name)}
            </Chip>
          );
        }
        const isBehind = languagesBehind.includes(code);
        return (
          <Chip key={code} tone={isBehind ? 'waiting' : 'plain'}>
            {isBehind ? behind(name) : also(name)}
          </Chip>
        );
      })}
    </div>
  );
}
