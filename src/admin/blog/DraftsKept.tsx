import { useStore } from '@nanostores/react';
import { $session } from '#stores/session.ts';
import { hasDrafts } from './device-copy.ts';

/** Says that typed text is safe on this device, where somebody has typed any. */
export function DraftsKept() {
  const { user } = useStore($session);
  if (!user || !hasDrafts(user.id)) return null;
  return <>What you typed and could not save is kept on this device.</>;
}
