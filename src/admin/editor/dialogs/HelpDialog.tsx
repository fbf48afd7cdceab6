import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';

const RULES = [
  ['/', 'Insert a list, a table, a button … (at the start of an empty line)'],
  ['## or ### and a space', 'A heading, or one below it'],
  ['- or 1. and a space', 'A list, or a numbered one; Tab moves a point inwards'],
  ['> and a space', 'A quotation'],
  ['**words**, *words*', 'Bold, italic'],
  ['---', 'A divider'],
  ['Ctrl B, Ctrl I', 'Bold, italic'],
  ['Ctrl K', 'A link on the chosen words'],
  ['Ctrl Alt 2, Ctrl Alt 3', 'A heading, or one below it'],
  ['Shift Enter', 'A new line in the same paragraph'],
  ['Enter', 'On a picture, a button or Markdown: edit it'],
  ['Alt F10', 'To the buttons above; Escape leads back'],
  ['Ctrl Z, Ctrl Y', 'Undo, redo'],
] as const;

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title="Writing" width="wide" onClose={onClose}>
      <dl>
        {RULES.map(([typed, does]) => (
          <div key={typed + does} className="grid gap-x-6 border-line border-t py-2 sm:grid-cols-2">
            <dt className="font-medium">{typed}</dt>
            <dd className="text-soft">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-note text-soft">On a Mac, ⌘ stands for Ctrl and ⌥ for Alt.</p>
      <Button className="justify-self-end" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
