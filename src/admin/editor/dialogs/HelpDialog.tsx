import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { staff } from '#languages/staff.ts';

const rules = () =>
  [
    ['/', staff.editor.insertAListA],
    [staff.editor.hashesAndASpace, staff.editor.aHeadingOrOne],
    [staff.editor.or1AndA, staff.editor.aListOrA],
    [staff.editor.moreAndASpace, staff.editor.aQuotation],
    [staff.editor.wordsWords, staff.editor.boldItalic],
    ['---', staff.editor.aDivider],
    [staff.editor.keys.bold, staff.editor.boldItalic],
    [staff.editor.keys.link, staff.editor.aLinkOnThe],
    [staff.editor.keys.headings, staff.editor.aHeadingOrOne],
    [staff.editor.keys.newLine, staff.editor.aNewLineIn],
    [staff.editor.keys.edit, staff.editor.onAPictureA],
    [staff.editor.keys.toolbar, staff.editor.toTheButtonsAbove],
    [staff.editor.keys.undo, staff.editor.undoRedo],
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
