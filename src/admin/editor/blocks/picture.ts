import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import type { PictureText } from '#admin/editor/schema/blocks.ts';
import { showStoredPicture } from '#admin/media/StoredPicture.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { element, NOTE } from './block-view.ts';

const WARNING =
  'block-warning mt-[0.4rem] w-fit justify-self-start rounded-full bg-caution-shade px-[0.6rem] py-[0.15rem] text-caution text-note';

/** A picture of the library with its caption, and what it lacks. */
export function createPicture(hooks: EditorHooks) {
  const image = element('img', 'w-full rounded-md bg-shade');
  image.alt = '';
  image.decoding = 'async';
  image.loading = 'lazy';
  image.draggable = false;
  const caption = element('p', NOTE);
  const warning = element('p', WARNING);
  const dom = element('div', '', element('div', '', image), caption, warning);
  let shown = '';
  let stop = () => {};

  const say = (text: string) => {
    warning.textContent = text;
    warning.hidden = text === '';
  };
  const showMedia = (media: MediaItem, { alt, caption: words }: PictureText) => {
    const own = alt || media.alt;
    image.alt = own;
    caption.textContent = words || media.caption || '';
    caption.hidden = caption.textContent === '';
    say(own || media.decorative ? '' : staff.editor.notDescribedYet);
    if (shown === media.id) return;
    shown = media.id;
    if (media.width && media.height) {
      image.width = media.width;
      image.height = media.height;
    }
    showStoredPicture(image, media, 1024, () => say(staff.editor.pictureNotShown));
  };
  return {
    dom,
    destroy: () => stop(),
    show: (text: PictureText) => {
      stop();
      stop = hooks.watchMedia(text.mediaId, (media) => showMedia(media, text));
      hooks.loadMedia(text.mediaId).then(
        (media) => {
          if (media) showMedia(media, text);
          else say(staff.editor.pictureGoneFromLibrary);
        },
        () => say(staff.editor.pictureNotLoaded),
      );
    },
  };
}
