const SIGN_IN = '/admin/login';
const FIRST_SCREEN = '/admin/dashboard';

let isThroughSignIn = false;

/**
 * Whether somebody signed in on this page, so that nothing has the keyboard's focus when the first screen
 * comes. After loading a page the browser itself decides where reading starts.
 */
export function cameThroughSignIn(): boolean {
  return isThroughSignIn;
}

/**
 * Takes the address to sign-in. The history entry is replaced, and the origin location is passed
 * along in its state, where it outlives a reload.
 */
export function goToSignIn(): void {
  isThroughSignIn = true;
  if (location.pathname === SIGN_IN) return;
  const from = location.pathname + location.search + location.hash;
  history.replaceState({ from }, '', SIGN_IN);
}

/** Takes the address from sign-in back to where one came from, or to the dashboard. */
export function returnToOrigin(): void {
  if (location.pathname !== SIGN_IN) return;
  history.replaceState(null, '', readOrigin());
}

/** The state is ours, but nobody stops a page from pushing its own: only our paths are followed. */
function readOrigin(): string {
  const from: unknown = history.state?.from;
  return typeof from === 'string' && from.startsWith('/admin/') ? from : FIRST_SCREEN;
}
