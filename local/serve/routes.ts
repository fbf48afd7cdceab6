import type { BackendProcess } from '#local/backend-process/backend-process.ts';
import { refuseAway } from '#local/backend-process/forward.ts';
import type { RawAnswer } from './answer.ts';

/** Paths that hosted Supabase answers; everything else is the site. */
export const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/storage/v1'];

/** Whether a request is for the backend. */
export function isForBackend(path: string): boolean {
  return BACKEND_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** The functions after which a release may wait. */
const ASKS_FOR_RELEASE =
  /^\/rest\/v1\/rpc\/(request_release|release_selection|return_to_release)(\?|$)/;

/**
 * Answers backend requests and tells when a release was asked for. A hosted project calls a deploy
 * hook at that moment; here the server that answered is also the one that builds.
 */
export function backendAnswer(
  { forward }: Pick<BackendProcess, 'forward'>,
  onRelease: () => void,
): RawAnswer {
  return (incoming, outgoing) => {
    const asksForRelease = incoming.method === 'POST' && ASKS_FOR_RELEASE.test(incoming.url ?? '');
    forward(incoming, outgoing, (status) => {
      if (asksForRelease && status < 300) onRelease();
    });
  };
}

/** What answers for the backend until it is there. */
export const backendStarting: RawAnswer = (incoming, outgoing) =>
  refuseAway(incoming, outgoing, 'starting');
