import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { isPageThere, linkAddress } from '#admin/editor/link-address.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useZodForm } from '#admin/ui/fields/use-zod-form.ts';

export const ADDRESS_RULES = z.object({
  address: z
    .string()
    .check(
      z.refine(
        (typed) => linkAddress(typed, window.location.origin) !== null,
        'This leads nowhere. An address begins with https://, or with / for a page of this site.',
      ),
    ),
  words: z.string().check(z.trim(), z.minLength(1, 'Type the words that people press.')),
});

/** Edits the link at the cursor, or makes one of the selection. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [link] = useState(() => readLink(editor));
  const { register, handleSubmit, watch, formState } = useZodForm(ADDRESS_RULES, {
    defaultValues: { address: link.href, words: link.words },
  });
  const warning = useAddressWarning(watch('address'));
  const { errors } = formState;

  const submit = handleSubmit(({ address, words }) => {
    const href = linkAddress(address, window.location.origin);
    if (href === null) return;
    const { from, to } = link;
    const chain = editor.chain().focus().setTextSelection({ from, to });
    if (words === link.words) chain.setLink({ href }).setTextSelection(to).run();
    else {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: words, marks }).run();
    }
    onClose();
  });
  const remove = () => {
    editor.chain().focus().setTextSelection({ from: link.from, to: link.to }).unsetLink().run();
    onClose();
  };

  return (
    <Dialog isOpen title={link.href ? 'Change the link' : 'Add a link'} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label="Address"
          hint={warning || 'A page of this site begins with /, for example /services'}
          error={errors.address?.message}
          inputMode="url"
          autoFocus
          {...register('address')}
        />
        <TextField label="Words to press" error={errors.words?.message} {...register('words')} />
        <DialogActions>
          {link.href && (
            <Button kind="danger" onClick={remove}>
              Remove the link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            {link.href ? 'Change' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A warning for a well-formed address. */
export function useAddressWarning(typed: string): string {
  const [missing, setMissing] = useState('');
  useEffect(() => {
    const address = linkAddress(typed, window.location.origin);
    let isStale = false;
    const wait = setTimeout(async () => {
      const isThere = address ? await isPageThere(address) : null;
      if (!isStale) setMissing(isThere === false ? typed : '');
    }, 300);
    return () => {
      isStale = true;
      clearTimeout(wait);
    };
  }, [typed]);
  return missing && missing === typed ? 'There is no page at this address yet.' : '';
}

function readLink(editor: Editor) {
  const { href } = editor.getAttributes('link');
  const { from, to } = editor.state.selection;
  return {
    ...{ from, to },
    href: typeof href === 'string' ? href : '',
    words: editor.state.doc.textBetween(from, to, ' '),
  };
}
