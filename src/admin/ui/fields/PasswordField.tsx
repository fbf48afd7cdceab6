import { type ComponentProps, useState } from 'react';
import { staff } from '#languages/staff.ts';
import { TextField } from './TextField.tsx';

/** A password that can be shown, with a word about caps lock. */
export function PasswordField({ hint, ...field }: ComponentProps<typeof TextField>) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize={isShown ? 'none' : undefined}
      autoCorrect="off"
      spellCheck={false}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      hint={
        <>
          {hint}
          <span role="status" className={hasCapsLock ? 'block' : undefined}>
            {hasCapsLock && staff.common.capsLockIsOn}
          </span>
        </>
      }
      end={
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 inset-e-0 min-w-16 cursor-pointer rounded-lg px-3 font-medium text-note text-soft hover:text-text"
        >
          {isShown ? staff.common.hide : staff.common.show}
          <span className="sr-only">{staff.common.whatITyped}</span>
        </button>
      }
    />
  );
}
