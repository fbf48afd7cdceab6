import { useStore } from '@nanostores/react';
import { $session } from '#stores/session.ts';
import { isUnsavedText, type UnsavedText } from './autosaver.ts';
import { type DeviceCopy, deviceCopy } from './device-copy.ts';

/**
 * The place on this device for a text until the server has it: one for each person who works here.
 *
 * @param key unique for the text: wherever it is written, the same copy is found.
 */
export function useUnsavedCopy(key: string): DeviceCopy<UnsavedText> {
  const userId = useStore($session).user?.id ?? '';
  return deviceCopy(`${key}:${userId}`, isUnsavedText);
}
