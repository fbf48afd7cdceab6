import { words as goingLive } from './staff/frame/going-live.ts';
import { words as own } from './staff/frame/own.ts';
import { words as usual } from './staff/frame/screens.ts';
import { words as server } from './staff/frame/server.ts';
import { words as shell } from './staff/frame/shell.ts';

/** What stands around every screen, in one file. */
export const words = { goingLive, own, screens: usual, server, shell };

/** Where the words of the screens themselves are: with the frame, because sign-in needs none of them. */
export const screens = import.meta.glob<{ words: object }>([
  './staff/*.ts',
  '!./staff/{common,sign-in,sign-in-steps}.ts',
]);
