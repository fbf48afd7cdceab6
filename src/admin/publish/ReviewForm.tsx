import { useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Checkbox } from '#admin/ui/Checkbox.tsx';
import { DialogActions } from '#admin/ui/Dialog.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { useNames } from '#admin/ui/use-names.ts';
import type { GalleryState } from '#data/galleries.ts';
import { publishGallery } from '#data/gallery-changes.ts';
import type { PostState } from '#data/post-list.ts';
import { publishPost } from '#data/posts.ts';
import { requestRelease } from '#data/releases.ts';
import { pluralize } from '#domain/when.ts';
import type { Publication } from './use-publication.ts';

interface ReviewFormProps {
  publication: Publication;
  onDone: () => void;
}

/**
 * Everything that the next release brings, articles that can be left out of it, and galleries that can
 * be taken in: those save every step by themselves, so what is there may be half done.
 */
export function ReviewForm({ publication, onDone }: ReviewFormProps) {
  const { waiting, unapproved, unapprovedGalleries, failed } = publication;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [takenIn, setTakenIn] = useState<ReadonlySet<string>>(new Set());
  const nameOf = useNames();
  const chosen = unapproved.filter(({ id }) => !leftOut.has(id));
  const galleries = unapprovedGalleries.filter(({ id }) => takenIn.has(id));
  const count = waiting.length + chosen.length + galleries.length;

  const publish = useDataChange({
    run: async (items: { posts: PostState[]; galleries: GalleryState[] }) => {
      for (const post of items.posts) await publishPost(post.id, post.version);
      for (const { id, version, picturesVersion } of items.galleries) {
        await publishGallery({ id, version, pictures_version: picturesVersion });
      }
      await requestRelease();
    },
    changes: ['posts', 'galleries', 'releases'],
  });

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!publish.isPending) publish.mutate({ posts: chosen, galleries }, { onSuccess: onDone });
      }}
    >
      <p className="text-soft">The new site takes the place of the old one when it is complete.</p>
      {failed && (
        <Notice tone="bad" title="The last attempt failed; visitors still see the site from before">
          {failed.message}
        </Notice>
      )}
      {publish.isError && (
        <Notice tone="bad" title="Not published">
          {publish.error.message}
        </Notice>
      )}
      {waiting.length > 0 && (
        <section>
          <h3 className="font-semibold">Ready for visitors</h3>
          <ul className="mt-1 divide-y divide-line">
            {waiting.map((change) => (
              <li key={change.key} className="py-2.5">
                <span className="block font-medium">{change.title}</span>
                <span className="text-note text-soft">
                  {change.description}, <RelativeTime at={change.at} />
                  {byWhom(nameOf(change.actor))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unapproved.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Saved changes to live articles</legend>
          <ul className="mt-1 divide-y divide-line">
            {unapproved.map((post) => (
              <li key={post.id}>
                <Checkbox
                  checked={!leftOut.has(post.id)}
                  onChange={() => setLeftOut(toggled(leftOut, post.id))}
                >
                  <span className="block font-medium">{post.title || 'Untitled'}</span>
                  <span className="text-note text-soft">
                    Saved <RelativeTime at={post.updatedAt} />
                    {byWhom(nameOf(post.updatedBy))}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {unapprovedGalleries.length > 0 && (
        <fieldset>
          <legend className="font-semibold">
            Changes to galleries, for visitors if you tick them
          </legend>
          <ul className="mt-1 divide-y divide-line">
            {unapprovedGalleries.map((gallery) => (
              <li key={gallery.id}>
                <Checkbox
                  checked={takenIn.has(gallery.id)}
                  onChange={() => setTakenIn(toggled(takenIn, gallery.id))}
                >
                  <span className="block font-medium">{gallery.title || 'Untitled'}</span>
                  <span className="text-note text-soft">
                    Last changed <RelativeTime at={gallery.updatedAt} />
                    {byWhom(nameOf(gallery.updatedBy))}
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <DialogActions>
        <Button onClick={onDone}>Not now</Button>
        <Button type="submit" kind="primary" isPending={publish.isPending}>
          {publish.isPending ? 'Publishing…' : submitLabel(count)}
        </Button>
      </DialogActions>
    </form>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function submitLabel(count: number): string {
  return count > 0 ? `Publish ${pluralize(count, 'change')}` : 'Build the site again';
}

function byWhom(name: string | undefined): string {
  return name ? `, by ${name}` : '';
}
