import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { shellMessages } from '#business/messages/shell.ts';
import { addStylesheet } from '#islands/add-stylesheet.ts';
import { Boundary } from '#islands/Boundary.tsx';
import type { ShownPicture } from '#islands/shown-pictures.ts';
import { $staffRole } from '#stores/staff-role.ts';
import stylesheet from './staff-tools.css?url';

/** Resolves when the tools can be shown. */
export const styled = addStylesheet(stylesheet);

/** What breaks in a tool takes nothing away that visitors see. */
const onItsOwn =
  <Props extends object>(Tool: (props: Props) => ReactNode) =>
  (props: Props) => (
    <Boundary fallback={() => null}>
      <Tool {...props} />
    </Boundary>
  );

export const EditLink = onItsOwn(EditLinkInside);
export const ReplacePicture = onItsOwn(ReplacePictureInside);

/** Leads to where the page is edited, at the heading or picture in view. */
function EditLinkInside({ to }: { to: string }) {
  const isAdmin = useStore($staffRole) === 'admin';
  // Only administrators may open the settings.
  if (to === '/admin/settings' && !isAdmin) return null;
  return (
    <a
      className="button no-print edit-page"
      href={`${to}?from=page`}
      rel="nofollow"
      onClick={({ currentTarget }) => {
        currentTarget.hash = partInView(to);
      }}
    >
      {shellMessages.edit}
    </a>
  );
}

/** Leads to a picture in the library. */
function ReplacePictureInside({ id, frame, still }: ShownPicture) {
  const [place] = useState(() => document.createElement('span'));
  useLayoutEffect(() => {
    const anchor = `--${id}`;
    frame.style.setProperty('anchor-name', anchor);
    place.style.setProperty('position-anchor', anchor);
    place.className = 'replace-picture no-print';
    const around = frame.closest('a, before-after');
    if (around?.matches('before-after')) {
      place.dataset.side = frame.closest('.above') ? 'before' : 'after';
    }
    // Links can’t nest, and the edge of a comparison covers its content.
    (around ?? frame).after(place);
    return () => place.remove();
  }, [frame, place, id]);
  const { replacePicture } = shellMessages;
  return createPortal(
    <a
      className="button"
      href={`/admin/media/${frame.dataset.media}#replace`}
      rel="nofollow"
      aria-label={still.alt ? `${replacePicture}: ${still.alt}` : undefined}
    >
      {replacePicture}
    </a>,
    place,
  );
}

/** The headings and pictures of an article. */
const ARTICLE_PARTS = '.prose > [id], .prose figure';
const GALLERY_PARTS = 'figure[id]';

/**
 * The id of the last heading or photo that begins in the upper half of the window; pictures of an
 * article have no id and are counted. '' above the first.
 *
 * @param editAt where the page is edited.
 */
function partInView(editAt: string): string {
  const isGallery = editAt.startsWith('/admin/galleries/');
  let pictures = 0;
  let part = '';
  for (const element of document.querySelectorAll(isGallery ? GALLERY_PARTS : ARTICLE_PARTS)) {
    if (element.getBoundingClientRect().top >= innerHeight / 2) continue;
    if (!element.id) pictures += 1;
    part = element.id || `picture-${pictures}`;
  }
  return part;
}
