import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session } from '#stores/session.ts';
import { hasDrafts } from './draft-store.ts';

/** Says that unsaved text is safe on this device, if there is any. */
export function DraftsKept() {
  const { user } = useStore($session);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (user) void hasDrafts(user.id).then(setKept);
  }, [user]);
  return isKept ? <>What you typed and could not save is kept on this device.</> : null;
}
