import { messages as goingLive } from './staff/frame/going-live.ts';
import { messages as own } from './staff/frame/own.ts';
import { messages as usual } from './staff/frame/screens.ts';
import { messages as server } from './staff/frame/server.ts';
import { messages as shell } from './staff/frame/shell.ts';

/** What stands around every screen, in one file. */
export const messages = { goingLive, own, screens: usual, server, shell };

/** Where the words of the screens themselves are: with the frame, because sign-in needs none of them. */
export const screens = import.meta.glob<{ messages: object }>([
  './staff/{,wordpress/}*.ts',
  '!./staff/{common,sign-in,sign-in-steps}.ts',
]);
