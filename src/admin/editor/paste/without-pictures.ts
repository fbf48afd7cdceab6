import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { picturesOf } from '#admin/editor/schema/blocks.ts';

/** What is pasted where no pictures stand among the words, without those of the library or their places. */
export function withoutPictures(slice: Slice): Slice {
  const isPicture = (block: Node) =>
    picturesOf(block).length > 0 || block.type.name === 'missingPictures';
  const blocks = slice.content.content.filter((block) => !isPicture(block));
  if (blocks.length === slice.content.childCount) return slice;
  // A picture at an end of what was copied is whole: that end is not open.
  return new Slice(Fragment.from(blocks), slice.openStart, slice.openEnd);
}
