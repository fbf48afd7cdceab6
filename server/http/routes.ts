import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseAway } from '#server/refuse.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers on the connection itself, so that bodies are streams. */
export type RawAnswer = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Paths that hosted Supabase answers; everything else is the site. */
export const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/storage/v1'];

export function isForBackend(path: string): boolean {
  return BACKEND_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** For monitors. No page can have this address: see `isPageSlug`. */
export const HEALTH_PATH = '/health';

/** Answers until the backend is there. */
export const backendStarting: RawAnswer = (incoming, outgoing) =>
  refuseAway(incoming, outgoing, 'starting');
