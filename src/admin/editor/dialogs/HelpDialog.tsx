import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { staff } from '#languages/staff.ts';

const rules = () =>
  [
    ['/', staff.editor.insertAListA],
    ['## or ### and a space', staff.editor.aHeadingOrOne],
    [staff.editor.or1AndA, staff.editor.aListOrA],
    ['> and a space', staff.editor.aQuotation],
    [staff.editor.wordsWords, 'Bold, italic'],
    ['---', staff.editor.aDivider],
    ['Ctrl B, Ctrl I', 'Bold, italic'],
    ['Ctrl K', staff.editor.aLinkOnThe],
    ['Ctrl Alt 2, Ctrl Alt 3', staff.editor.aHeadingOrOne],
    [staff.editor.shiftEnter, staff.editor.aNewLineIn],
    ['Enter', staff.editor.onAPictureA],
    [staff.editor.altF10, staff.editor.toTheButtonsAbove],
    ['Ctrl Z, Ctrl Y', staff.editor.undoRedo],
  ] as const;

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen title={staff.editor.writing} width="wide" onClose={onClose}>
      <dl>
        {rules().map(([typed, does]) => (
          <div key={typed + does} className="grid gap-x-6 border-line border-t py-2 sm:grid-cols-2">
            <dt className="font-medium">{typed}</dt>
            <dd className="text-soft">{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-note text-soft">{staff.editor.onAMacStands}</p>
      <Button className="justify-self-end" onClick={onClose}>
        {staff.editor.close}
      </Button>
    </Dialog>
  );
}
