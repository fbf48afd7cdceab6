import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArticle, useOpenArticle } from '#admin/blog/article-store.ts';
import { CoverPicture } from '#admin/blog/CoverPicture.tsx';
import { fieldId } from '#admin/blog/fields.ts';
import { LazyMediaPicker } from '#admin/media/LazyMediaPicker.tsx';
import { mediaById } from '#admin/queries/media.ts';
import { Button } from '#admin/ui/Button.tsx';

/** The picture above the article, in lists and on social cards. */
export function CoverField() {
  const { dispatch } = useOpenArticle().store;
  const coverId = useArticle(({ typed }) => typed.coverId);
  const [isChoosing, setChoosing] = useState(false);
  const choose = (id: string | null) => dispatch({ type: 'typed', text: { coverId: id } });
  return (
    <div>
      {coverId && <Described id={coverId} />}
      <div className="flex flex-wrap gap-2">
        <Button id={fieldId('cover')} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {coverId ? 'Change the cover' : 'Choose a cover'}
        </Button>
        {coverId && (
          <Button kind="quiet" onClick={() => choose(null)}>
            Remove the cover
          </Button>
        )}
      </div>
      <LazyMediaPicker
        isOpen={isChoosing}
        selectionMode="single"
        onOpenChange={setChoosing}
        onChoose={([picture]) => picture && choose(picture.id)}
      />
    </div>
  );
}

function Described({ id }: { id: string }) {
  const { data } = useQuery(mediaById(id));
  return (
    <div className="mb-3">
      <CoverPicture mediaId={id} isSmall />
      {data && (
        <p className="mt-1.5 text-note text-soft">
          {data.decorative ? 'Marked as decorative.' : data.alt || 'It has no description yet.'}{' '}
          {!data.decorative && !data.alt && (
            <Link to={`/admin/media/${id}`} className="text-accent underline underline-offset-2">
              Describe it
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
