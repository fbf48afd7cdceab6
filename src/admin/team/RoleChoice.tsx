import { useEffect, useRef, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { ROLE_NAMES, type Role } from '#domain/role.ts';

const SENTENCES: Record<Role, (whom: string) => string> = {
  viewer: () => 'Take the access away',
  editor: (whom) => `Make ${whom} an editor`,
  admin: (whom) => `Make ${whom} an administrator`,
};

/**
 * What giving a role is called.
 *
 * @param whom 'me' or 'them'.
 */
export function roleActionLabel(role: Role, whom: string): string {
  return SENTENCES[role](whom);
}

interface RoleChoiceProps {
  name: string;
  /** In the sentence of the button: 'me' or 'them'. */
  whom: string;
  role: Role;
  isFixed: boolean;
  isPending: boolean;
  onRoleChange: (role: Role) => void;
}

/** A role counts once it is given: arrow keys pass over the roles between. */
export function RoleChoice({
  name,
  whom,
  role,
  isFixed,
  isPending,
  onRoleChange,
}: RoleChoiceProps) {
  const [chosen, setChosen] = useState(role);
  const [known, setKnown] = useState(role);
  if (known !== role) {
    setKnown(role);
    setChosen(role);
  }
  const select = useRef<HTMLSelectElement>(null);
  const before = useRef(role);
  useEffect(() => {
    // The button that gave the role is gone, and the keyboard's focus with it.
    if (before.current !== role && document.activeElement === document.body) {
      select.current?.focus();
    }
    before.current = role;
  }, [role]);
  return (
    <>
      <select
        ref={select}
        aria-label={`Role of ${name}`}
        value={chosen}
        disabled={isFixed}
        onChange={(event) => setChosen(event.target.value as Role)}
        className="min-h-11 rounded-lg border border-field bg-panel px-3 font-medium disabled:opacity-60"
      >
        <option value="viewer">No access</option>
        <option value="editor">{ROLE_NAMES.editor}</option>
        <option value="admin">{ROLE_NAMES.admin}</option>
      </select>
      {chosen !== role && (
        <Button
          kind="primary"
          isPending={isPending}
          className="mt-1 w-full"
          onClick={() => onRoleChange(chosen)}
        >
          {roleActionLabel(chosen, whom)}
        </Button>
      )}
    </>
  );
}
