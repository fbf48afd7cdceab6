import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { editorCode } from '#admin/editor/editor-code.ts';
import { MarkdownSource } from '#admin/editor/MarkdownSource.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { Counter, isNearLimit } from '#admin/ui/fields/FieldMessage.tsx';
import { staff } from '#languages/staff.ts';

interface FormattedTextDialogProps {
  label: string;
  /** Markdown. */
  value: string;
  limit: number;
  /** At each change: the page keeps and saves it as what is typed beside it. */
  onChange: (value: string) => void;
  onClose: () => void;
}

/** A text of a page in the editor that articles are written in. */
export function FormattedTextDialog({ onClose, ...text }: FormattedTextDialogProps) {
  return (
    <Dialog isOpen title={text.label} width="full" onClose={onClose}>
      <Writing {...text} />
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          {staff.screens.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Writing({ label, value, limit, onChange }: Omit<FormattedTextDialogProps, 'onClose'>) {
  const id = useId();
  const code = useQuery(editorCode);
  const [hasPictures, setPictures] = useState(false);
  const Editor = code.data;
  useEffect(() => {
    if (Editor) document.getElementById(id)?.focus();
  }, [Editor, id]);
  const text = {
    ...{ id, label, value, onChange },
    placeholder: staff.pages.textPlaceholder,
    isInvalid: value.length > limit,
    describedBy: isNearLimit(value, limit) ? `${id}-counter` : undefined,
    // Read once, so it may be another function each time.
    takePictures: () => setPictures(true),
    hasPictures: false,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its menus and tools close by Escape, and the dialog stays.
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.defaultPrevented) event.stopPropagation();
      }}
      className="min-w-0 [--least-height:12rem] sm:[--room-below:1rem]"
    >
      {Editor && <Editor {...text} isInDialog />}
      {!Editor && code.errorUpdateCount > 0 && (
        <div className="grid gap-4">
          <LoadingFailed what={staff.editor.theEditor} query={code} />
          <MarkdownSource {...text} />
        </div>
      )}
      {!Editor && code.errorUpdateCount === 0 && (
        <Spinner label={staff.screens.fetching(staff.editor.theEditor)} />
      )}
      <Counter id={`${id}-counter`} text={value} limit={limit} />
      <p role="status" className="text-note text-soft">
        {hasPictures && staff.pages.noPicturesInText}
      </p>
    </div>
  );
}
