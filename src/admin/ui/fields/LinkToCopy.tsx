import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { TextField } from './TextField.tsx';

/** A link that is shown this once, to be passed on. @param path of this site. */
export function LinkToCopy({ path }: { path: string }) {
  const link = `${location.origin}${path}`;
  return (
    <div className="grid gap-3">
      <TextField
        label={staff.screens.link}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <CopyButton
        label={staff.screens.copyTheLink}
        text={link}
        refused={staff.screens.copyLinkYourself}
      />
    </div>
  );
}

interface CopyButtonProps {
  label: string;
  text: string | (() => string);
  /** What is said where the browser does not let it be copied. */
  refused: string;
}

/** Copies a text, and says beside itself what came of it. */
export function CopyButton({ label, text, refused }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid(staff.screens.copied);
    } catch {
      // Browsers allow the clipboard on https only.
      setSaid(refused);
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button onClick={copy}>{label}</Button>
      <span role="status" className="text-note text-soft">
        {said}
      </span>
    </span>
  );
}
