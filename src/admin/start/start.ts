/** before-app.js has seen a session in this browser. */
export function isSessionExpected(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.start === 'session';
}

/** Buttons work from now on: before-app.js repeats a press that came too early. */
export function announceReady(): void {
  window.dispatchEvent(new Event('staff-area-ready'));
}
