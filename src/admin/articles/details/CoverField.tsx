import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArticle, useOpenArticle } from '#admin/articles/article-saver.ts';
import { fieldId } from '#admin/articles/fields.ts';
import { DecorativeField } from '#admin/media/DecorativeField.tsx';
import { ChooseMedia } from '#admin/media/picker/LazyMediaPicker.tsx';
import { useMediaText } from '#admin/media/use-media-text.ts';
import { mediaById } from '#admin/queries/media.ts';
import { AutosaveField } from '#admin/saving/AutosaveField.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { languageName, tagOf } from '#admin/ui/text/site-languages.ts';
import type { MediaItem } from '#data/media/media.ts';
import { isDescribed, MEDIA_LIMITS } from '#domain/media/media.ts';
import { staff } from '#languages/staff.ts';
import { CoverPicture } from './CoverPicture.tsx';

/** The picture above the article, in lists and on social cards. */
export function CoverField() {
  const { dispatch } = useOpenArticle();
  const coverId = useArticle(({ typed }) => typed.coverId);
  const { data: cover } = useQuery({ ...mediaById(coverId ?? ''), enabled: coverId !== null });
  const isMute = cover !== undefined && !isDescribed(cover);
  const choose = (id: string | null) => dispatch({ type: 'typed', value: { coverId: id } });
  return (
    <div>
      {coverId && (
        <div className="mb-3 grid gap-2">
          <CoverPicture mediaId={coverId} isSmall />
          {cover && <Description key={coverId} media={cover} isMute={isMute} />}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <ChooseMedia
          {...(!isMute && { id: fieldId('cover') })}
          onChosen={(picture) => choose(picture.id)}
        >
          {coverId ? staff.articles.changeTheCover : staff.articles.chooseACover}
        </ChooseMedia>
        {coverId && (
          <Button kind="quiet" onClick={() => choose(null)}>
            {staff.articles.removeTheCover}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What the cover shows: written here while the picture has no description. */
function Description({ media, isMute }: { media: MediaItem; isMute: boolean }) {
  // As long as it is looked at: what was just written may have a slip in it.
  const [wasMute] = useState(isMute);
  const alt = useMediaText(media, 'alt');
  const isTranslation = useArticle(({ saved }) => Boolean(saved?.language));
  if (!wasMute) {
    return (
      <p className="text-note text-soft">
        {media.decorative ? staff.articles.markedAsDecorative : media.alt}
      </p>
    );
  }
  return (
    <div>
      <AutosaveField
        {...(isMute && { id: fieldId('cover') })}
        lang={tagOf('')}
        // The library's, which every article with this picture needs: in the main language.
        label={
          isTranslation
            ? `${staff.articles.descriptionOfTheCover} (${languageName('')})`
            : staff.articles.descriptionOfTheCover
        }
        what={staff.media.description}
        text={alt}
        limit={MEDIA_LIMITS.alt}
        hint={staff.articles.descriptionHint}
      />
      <DecorativeField item={media} />
    </div>
  );
}
