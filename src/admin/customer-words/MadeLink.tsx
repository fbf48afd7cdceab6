import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';

interface MadeLinkProps {
  token: string;
  /** '' when it was not sent. */
  mailedTo: string;
  onClose: () => void;
}

/** Shows the link this once: only a hash of it is kept. */
export function MadeLink({ token, mailedTo, onClose }: MadeLinkProps) {
  const [said, setSaid] = useState('');
  const link = `${location.origin}/your-word#${token}`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link).then(
      () => setSaid('Copied.'),
      () => setSaid('Your browser does not allow that. Mark the link and copy it yourself.'),
    );
  }

  return (
    <Dialog
      isOpen
      title={mailedTo === '' ? 'The link is made' : 'The link is on its way'}
      onClose={onClose}
    >
      {mailedTo !== '' && <p className="wrap-anywhere">It goes to {mailedTo}.</p>}
      <p className="max-w-prose text-note text-soft">
        Whoever has this link can answer for the customer: give it to nobody else. It is shown here
        once; later you can only withdraw it and make another.
      </p>
      <TextField label="Link" value={link} readOnly onFocus={(event) => event.target.select()} />
      <p role="status" className="text-note">
        {said}
      </p>
      <DialogActions>
        <Button onClick={copy}>Copy the link</Button>
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
