import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { TextField } from './TextField.tsx';

/** A link that is shown this once, to be passed on. @param path of this site. */
export function LinkToCopy({ path }: { path: string }) {
  const [said, setSaid] = useState('');
  const link = `${location.origin}${path}`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(staff.screens.copied);
    } catch {
      // Browsers allow the clipboard on https only.
      setSaid(staff.screens.copyLinkYourself);
    }
  }
  return (
    <div className="grid gap-3">
      <TextField
        label={staff.screens.link}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{staff.screens.copyTheLink}</Button>
        <p role="status" className="text-note">
          {said}
        </p>
      </div>
    </div>
  );
}
