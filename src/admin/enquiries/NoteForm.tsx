import { useId, useState } from 'react';
import { AutosizeTextarea } from '#admin/ui/AutosizeTextarea.tsx';
import { Button } from '#admin/ui/Button.tsx';

interface NoteFormProps {
  note: string;
  isSaving: boolean;
  onSave: (note: string) => void;
}

/** What was said on the telephone, who goes and measures: for colleagues only. */
export function NoteForm({ note, isSaving, onSave }: NoteFormProps) {
  const id = useId();
  const [text, setText] = useState(note);
  return (
    <form
      className="grid max-w-prose gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave(text.trim());
      }}
    >
      <label htmlFor={id} className="font-medium">
        Note for colleagues
      </label>
      <AutosizeTextarea
        id={id}
        value={text}
        maxLength={5000}
        rows={2}
        onChange={(event) => setText(event.target.value)}
        className="rounded-lg border border-field bg-panel p-3 text-control focus-within:border-focus"
      />
      {text.trim() !== note && (
        <Button type="submit" isPending={isSaving} className="justify-self-start">
          Save note
        </Button>
      )}
    </form>
  );
}
