import type { Node as Block, Extensions } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorHooks } from '#admin/editor/editor-hooks.ts';
import {
  CallToAction,
  Figure,
  FigurePair,
  MissingPictures,
  type PictureText,
  picturesOf,
  RawBlock,
} from '#admin/editor/schema/blocks.ts';
import { showStoredPicture } from '#admin/media/StoredPicture.tsx';
import type { MediaItem } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { BLOCK, blockButton, blockView, element, NOTE } from './block-view.ts';

interface BlockParts {
  parts: HTMLElement[];
  show: (node: Node) => void;
  destroy?: () => void;
}

/** Blocks that are selected and moved as a whole, and edited in a dialog. */
export function blocksWithViews(hooks: EditorHooks): Extensions {
  const withView = (block: Block, edit: string, create: () => BlockParts, look = '') =>
    block.extend({
      addNodeView: () =>
        blockView(({ editor, position }) => {
          const { parts, ...view } = create();
          const button = blockButton(edit, () => {
            const place = position();
            const node = place === undefined ? null : editor.state.doc.nodeAt(place);
            if (place !== undefined && node) hooks.edit({ kind: 'block', node, position: place });
          });
          return { dom: element('div', `${BLOCK} ${look}`, ...parts, button), ...view };
        }),
    });
  const showPictures = (pictures: readonly ReturnType<typeof createPicture>[]) => (node: Node) => {
    picturesOf(node).forEach((text, index) => {
      pictures[index]?.show(text);
    });
  };
  return [
    withView(Figure, staff.editor.editPicture, () => {
      const picture = createPicture(hooks);
      return { parts: [picture.dom], show: showPictures([picture]), destroy: picture.destroy };
    }),
    withView(FigurePair, staff.editor.editBeforeAndAfter, () => {
      const sides = [createPicture(hooks), createPicture(hooks)];
      const doms = sides.map(({ dom }) => dom);
      const pair = element('div', 'grid grid-cols-[1fr_1fr] gap-3', ...doms);
      const destroy = () => {
        for (const side of sides) side.destroy();
      };
      return { parts: [pair], show: showPictures(sides), destroy };
    }),
    withView(
      MissingPictures,
      staff.editor.addPictures,
      () => {
        const words = element('p', 'missing-pictures');
        const show = ({ attrs }: Node) => {
          words.textContent = staff.editor.picturesDidNotCome(Number(attrs.count));
        };
        return { parts: [words], show };
      },
      'rounded-lg bg-caution-shade p-[0.9rem] text-caution',
    ),
    withView(CallToAction, staff.editor.editButton, () => {
      const label = element(
        'span',
        'justify-self-start rounded-sm bg-primary px-[1.4rem] py-[0.7rem] font-medium text-on-primary',
      );
      const address = element('span', NOTE);
      const show = ({ attrs }: Node) => {
        label.textContent = String(attrs.label);
        address.textContent = staff.editor.leadsTo(String(attrs.href));
      };
      return { parts: [label, address], show };
    }),
    withView(
      RawBlock,
      staff.editor.editMarkdown,
      () => {
        const source = element('pre', 'overflow-x-auto p-[0.6rem]!');
        const show = ({ attrs }: Node) => {
          source.textContent = String(attrs.source);
        };
        return { parts: [element('p', NOTE, staff.editor.keptAsItIs), source], show };
      },
      'border border-field border-dashed p-[0.9rem]',
    ),
  ];
}

const WARNING =
  'block-warning mt-[0.4rem] w-fit justify-self-start rounded-full bg-caution-shade px-[0.6rem] py-[0.15rem] text-caution text-note';

/** A picture of the library with its caption, and what it lacks. */
function createPicture(hooks: EditorHooks) {
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
