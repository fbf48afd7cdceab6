import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import { showStoredPicture } from '#admin/media/stored-picture.ts';
import type { MediaItem } from '#data/media/media.ts';
import { element } from './block-view.ts';

export interface PictureText {
  mediaId: string;
  alt: string;
  caption: string;
}

/** A picture of the library with its caption, and what it lacks. */
export function createPicture(hooks: EditorHooks) {
  const image = element('img');
  image.alt = '';
  image.decoding = 'async';
  image.loading = 'lazy';
  image.draggable = false;
  const caption = element('p', 'block-caption');
  const warning = element('p', 'block-warning');
  const frame = element('div', 'block-picture', image);
  const dom = element('div', '', frame, caption, warning);
  let shown = '';

  const say = (text: string) => {
    warning.textContent = text;
    warning.hidden = text === '';
  };
  const showMedia = (media: MediaItem, { alt, caption: words }: PictureText) => {
    const own = alt || media.alt;
    image.alt = own;
    caption.textContent = words || media.caption || '';
    caption.hidden = caption.textContent === '';
    say(own || media.decorative ? '' : 'Not described yet');
    if (shown === media.id) return;
    shown = media.id;
    if (media.width && media.height) {
      image.width = media.width;
      image.height = media.height;
    }
    showStoredPicture(image, media, 1024, () => say('The picture can’t be shown now'));
  };
  return {
    dom,
    show: (text: PictureText) => {
      hooks.loadMedia(text.mediaId).then(
        (media) => {
          if (media) showMedia(media, text);
          else say('This picture is no longer in the library. The rest of the text is unchanged.');
        },
        () => say('The picture can’t be loaded now. It is still part of the text.'),
      );
    },
  };
}
