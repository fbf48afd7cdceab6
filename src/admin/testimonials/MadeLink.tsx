import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { staff } from '#languages/staff.ts';

interface MadeLinkProps {
  /** Where the customer answers. */
  page: string;
  token: string;
  /** '' when it was not sent. */
  mailedTo: string;
  onClose: () => void;
}

/** Shows the link this once: only a hash of it is kept. */
export function MadeLink({ page, token, mailedTo, onClose }: MadeLinkProps) {
  const [said, setSaid] = useState('');
  const link = `${location.origin}${page}#${token}`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link).then(
      () => setSaid(staff.testimonials.copied),
      () => setSaid(staff.testimonials.copyItYourself),
    );
  }

  return (
    <Dialog isOpen title={staff.testimonials.linkMade} onClose={onClose}>
      {mailedTo !== '' && (
        <p className="wrap-anywhere">{staff.testimonials.linkGoesTo(mailedTo)}</p>
      )}
      <p className="max-w-prose text-note text-soft">{staff.testimonials.linkShownOnce}</p>
      <TextField
        label={staff.testimonials.link}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="text-note">
        {said}
      </p>
      <DialogActions>
        <Button onClick={copy}>{staff.testimonials.copyTheLink}</Button>
        <Button kind="primary" onClick={onClose}>
          {staff.testimonials.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
