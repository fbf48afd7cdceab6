// @ts-check
/*
 * Runs before the staff area's page is shown for the first time, long before its code is there. Says
 * what the page shows until then: the sign-in form, which is in the page, or a spinner while a session
 * that this browser holds is looked at. What is pressed too early is pressed again when it can work.
 */
(() => {
  const root = document.documentElement;
  /** @type {HTMLElement | null} */
  let pressed = null;

  /** Nobody types into the form: there is a session, or its words are in another language than those of whoever was here last. */
  function needsNoForm() {
    if (location.hash.includes('access_token=')) return true;
    try {
      const language = localStorage['staff-language'] ?? root.lang;
      if (language !== root.lang) return true;
      return Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key));
    } catch {
      return false;
    }
  }

  /** @param {MouseEvent} event */
  function hold(event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    if (button.closest('.not-loaded')) {
      location.reload();
      return;
    }
    // Enter in a field presses the form's button, too.
    event.preventDefault();
    pressed = button;
    root.dataset.pressed = '';
  }

  root.dataset.start = needsNoForm() ? 'session' : 'sign-in';
  addEventListener('click', hold, true);
  addEventListener(
    'staff-area-ready',
    () => {
      removeEventListener('click', hold, true);
      delete root.dataset.pressed;
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
})();
