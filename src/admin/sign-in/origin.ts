const SIGN_IN = '/admin/login';
const FIRST_SCREEN = '/admin/dashboard';

let isThroughSignIn = false;

/** Whether the person signed in on this page: then the first screen sets the focus, not the browser. */
export function cameThroughSignIn(): boolean {
  return isThroughSignIn;
}

/** Replaces the address by sign-in's. The origin goes along in the history state, which outlives a reload. */
export function goToSignIn(): void {
  isThroughSignIn = true;
  if (location.pathname === SIGN_IN) return;
  const from = location.pathname + location.search + location.hash;
  history.replaceState({ from }, '', SIGN_IN);
}

/** Replaces sign-in's address by the origin, or by the dashboard's. */
export function returnToOrigin(): void {
  if (location.pathname !== SIGN_IN) return;
  history.replaceState(null, '', readOrigin());
}

/** Follows only our paths: a page can push its own state. */
function readOrigin(): string {
  const from: unknown = history.state?.from;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : FIRST_SCREEN;
}
