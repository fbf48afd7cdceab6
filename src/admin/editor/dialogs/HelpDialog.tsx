import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { staff } from '#languages/staff.ts';

const rules = () =>
  [
    ['/', staff.editor.slashHelp],
    [staff.editor.headingKeys, staff.editor.headingHelp],
    [staff.editor.listKeys, staff.editor.listHelp],
    [staff.editor.quotationKeys, staff.editor.quotationHelp],
    [staff.editor.boldItalicKeys, staff.editor.boldItalicHelp],
    ['---', staff.editor.dividerHelp],
    [staff.editor.keys.bold, staff.editor.boldItalicHelp],
    [staff.editor.keys.link, staff.editor.linkHelp],
    [staff.editor.keys.headings, staff.editor.headingHelp],
    [staff.editor.keys.newLine, staff.editor.newLineHelp],
    [staff.editor.keys.edit, staff.editor.editHelp],
    [staff.editor.keys.toolbar, staff.editor.toolbarHelp],
    [staff.editor.keys.undo, staff.editor.undoHelp],
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
      <p className="text-note text-soft">{staff.editor.macKeysHint}</p>
      <Button className="justify-self-end" onClick={onClose}>
        {staff.editor.close}
      </Button>
    </Dialog>
  );
}
