import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';

interface PositionDialogProps {
  name: string;
  /** Where it is now, counted from 1. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** The new place as a number, in place of dragging or arrow keys. */
export function PositionDialog({ name, place, count, onMove, onClose }: PositionDialogProps) {
  const [text, setText] = useState(String(place));
  const [error, setError] = useState<string>();
  return (
    <Dialog isOpen title="Move to position" width="narrow" onClose={onClose}>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = Number(text);
          if (!Number.isInteger(wanted) || wanted < 1 || wanted > count) {
            setError(`A whole number from 1 to ${count}.`);
            return;
          }
          onClose();
          if (wanted !== place) onMove(wanted);
        }}
      >
        <TextField
          label={`Position of ${name}, 1 to ${count}`}
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            Move
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
