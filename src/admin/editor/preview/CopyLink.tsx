import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';

/** Copies the address of this screen, which opens for everyone with an account. */
export function CopyLink() {
  const [said, setSaid] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Link copied. It opens for everybody who may sign in.');
    } catch {
      // Browsers allow the clipboard on https only.
      setSaid('The link could not be copied. It is the address of this page.');
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={copy}>Copy the link</Button>
      <p role="status" className="text-note text-soft">
        {said}
      </p>
    </div>
  );
}
