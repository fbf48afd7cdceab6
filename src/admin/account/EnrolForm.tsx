import { useEffect, useRef, useState } from 'react';
import { attempt } from '#admin/sign-in/attempt.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { beginEnrolment, type Enrolment, removeFactor } from '#data/factors.ts';
import { VerifyEnrolmentForm } from './VerifyEnrolmentForm.tsx';

interface EnrolFormProps {
  taken: string[];
  /** @param added the name of the new device; null when the person gave up. */
  onDone: (added: string | null) => void;
}

/** Name the device, scan the code, type what it shows. */
export function EnrolForm({ taken, onDone }: EnrolFormProps) {
  const [name, setName] = useState(suggestName(taken));
  const [fault, setFault] = useState('');
  const [isPending, setPending] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => nameField.current?.focus(), []);

  async function begin() {
    const wanted = name.trim();
    if (wanted === '') return setFault('Give the device a name.');
    if (taken.includes(wanted)) return setFault('You have a device of this name already.');
    setFault('');
    setPending(true);
    const { failure } = await attempt(async () => setEnrolment(await beginEnrolment(wanted)));
    setPending(false);
    if (failure) setFault(failure.message);
  }

  async function cancel() {
    // An unfinished factor would block the name.
    if (enrolment) await attempt(() => removeFactor(enrolment.factorId));
    onDone(null);
  }

  if (enrolment) {
    return (
      <VerifyEnrolmentForm
        enrolment={enrolment}
        onCancel={cancel}
        onDone={() => onDone(name.trim())}
      />
    );
  }
  return (
    <form
      noValidate
      className="grid max-w-md gap-5 rounded-xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <TextField
        label="Name of the device"
        hint="So that you know later which one to remove."
        ref={nameField}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.target.value)}
        error={fault || undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isPending={isPending}>
          Continue
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}

function suggestName(taken: string[]): string {
  let name = 'My phone';
  for (let number = 2; taken.includes(name); number += 1) name = `My phone ${number}`;
  return name;
}
