import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlacedBlock, putBlock } from '#admin/editor/placed-block.ts';
import { type PictureText, picturesOf } from '#admin/editor/schema/blocks.ts';
import { DecorativeField } from '#admin/media/DecorativeField.tsx';
import { boxOf, Thumbnail } from '#admin/media/Thumbnail.tsx';
import { mediaById } from '#admin/queries/media.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { languageOfTag } from '#admin/ui/text/site-languages.ts';
import { toSummary } from '#data/media/media.ts';
import { staff } from '#languages/staff.ts';
import { type BlockDialogProps, RemoveBlock } from './RemoveBlock.tsx';
import { describeInLibrary, findUndescribed, isUndescribed } from './undescribed.ts';

type FigureDialogProps = BlockDialogProps & {
  /** Of the text. */
  lang: string;
  /** Goes on with another picture of the text. */
  onNext: (next: PlacedBlock) => void;
};

/** Describes a picture, or a pair: after an undescribed one it leads on to the next. */
export function FigureDialog(figure: FigureDialogProps) {
  const isPair = figure.block.node.type.name === 'figurePair';
  return (
    <Dialog
      isOpen
      title={isPair ? staff.editor.beforeAndAfter : staff.editor.picture}
      onClose={figure.onClose}
    >
      <FigureForm key={figure.block.position} {...figure} isPair={isPair} />
    </Dialog>
  );
}

function FigureForm(props: FigureDialogProps & { isPair: boolean }) {
  const { editor, block, isPair, lang, onNext, onClose } = props;
  const queries = useQueryClient();
  const [wasUndescribed] = useState(() => isUndescribed(block.node, queries));
  const next = wasUndescribed ? findUndescribed(editor, queries, block.position) : undefined;
  const [pictures, setPictures] = useState(() => picturesOf(block.node));
  const save = () => {
    for (const text of pictures) void describeInLibrary(queries, text, languageOfTag(lang));
    // What was typed stays in the dialog if there is no place for it.
    return putBlock(editor, block, isPair ? 'figurePair' : 'figure', { pictures });
  };
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save()) return;
        if (next) onNext(next);
        else onClose();
      }}
    >
      {pictures.map((text, index) => {
        const name = index === 0 ? 'before' : 'after';
        return (
          <PictureFields
            key={name}
            side={isPair ? name : null}
            autoFocus={index === 0}
            lang={lang}
            text={text}
            onChange={(changed) => setPictures(pictures.with(index, changed))}
          />
        );
      })}
      <DialogActions>
        <RemoveBlock {...{ editor, block, onClose }} />
        {isPair && (
          <Button onClick={() => setPictures(pictures.toReversed())}>{staff.editor.swap}</Button>
        )}
        <Button onClick={onClose}>{staff.common.cancel}</Button>
        {next && (
          <Button
            onClick={() => {
              if (save()) onClose();
            }}
          >
            {staff.screens.done}
          </Button>
        )}
        <Button kind="primary" type="submit">
          {next ? staff.editor.nextPicture : staff.screens.done}
        </Button>
      </DialogActions>
    </form>
  );
}

interface PictureFieldsProps {
  /** Of a pair. */
  side: 'before' | 'after' | null;
  autoFocus: boolean;
  lang: string;
  text: PictureText;
  onChange: (text: PictureText) => void;
}

function PictureFields({ side, autoFocus, lang, text, onChange }: PictureFieldsProps) {
  const { data } = useQuery(mediaById(text.mediaId));
  return (
    <div className="grid gap-4">
      {data && (
        <div
          className="mx-auto overflow-hidden rounded-md bg-shade"
          style={boxOf(data, 'var(--visual-viewport-height) * 0.25')}
        >
          <Thumbnail media={toSummary(data)} width={640} />
        </div>
      )}
      <div>
        <TextField
          autoFocus={autoFocus}
          lang={lang}
          label={staff.editor.description(side)}
          hint={descriptionHint(data)}
          placeholder={data?.alt}
          value={text.alt}
          onChange={(event) => onChange({ ...text, alt: event.target.value })}
        />
        {data && !text.alt && <DecorativeField item={data} />}
      </div>
      <TextField
        label={staff.editor.caption(side)}
        lang={lang}
        hint={staff.editor.captionHint}
        placeholder={data?.caption ?? ''}
        value={text.caption}
        onChange={(event) => onChange({ ...text, caption: event.target.value })}
      />
    </div>
  );
}

function descriptionHint(media: { alt: string; decorative: boolean } | undefined): string {
  if (media?.alt) return staff.editor.descriptionOfLibraryHint;
  if (media?.decorative) return staff.editor.decorativeInLibrary;
  return staff.editor.descriptionHint;
}
