/** Paths that hosted Supabase answers; everything else is the site. */
export const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/storage/v1'];

/** Whether a request is for the backend. */
export function isForBackend(path: string): boolean {
  return BACKEND_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/**
 * Answers backend requests and tells when a release was asked for. A hosted project calls a deploy
 * hook at that moment; here the server that answered is also the one that builds.
 */
export function backendAnswer(
  fetch: (request: Request) => Promise<Response>,
  onRelease: () => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const asksForRelease =
      request.method === 'POST' && new URL(request.url).pathname === '/rest/v1/rpc/request_release';
    const response = await fetch(request);
    if (asksForRelease && response.ok) onRelease();
    return response;
  };
}
