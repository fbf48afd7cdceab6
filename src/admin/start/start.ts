/** Whether a session is being looked at: before-app.js has seen one in this browser. */
export function isSessionExpected(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.start === 'session';
}

/** From now on a press does something: what was pressed too early is pressed again. */
export function announceReady(): void {
  window.dispatchEvent(new Event('staff-area-ready'));
}
