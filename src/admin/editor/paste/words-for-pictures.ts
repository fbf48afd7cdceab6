import { Fragment, Slice } from '@tiptap/pm/model';
import { picturesOf } from '#admin/editor/schema/blocks.ts';
import { staff } from '#languages/staff.ts';

/** What is pasted, with words in the place of pictures of the library, which the page would leave out. */
export function wordsForPictures({ content, openStart, openEnd }: Slice): Slice {
  const blocks = content.content.map((block) => {
    if (picturesOf(block).length === 0) return block;
    const { schema } = block.type;
    return schema.node('paragraph', null, schema.text(staff.editor.pictureStoodHere('')));
  });
  return new Slice(Fragment.from(blocks), openStart, openEnd);
}
