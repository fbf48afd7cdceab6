/** The pause before the first new attempt, in milliseconds; each one after it is twice as long. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Tells the other tabs that this one got through, so that they don't wait out their pauses. */
export function tellTabs(channel: string): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage('reached');
  tabs.close();
}

/**
 * Retries until it works: after growing pauses, and at once when the connection or the page is back or
 * another tab got through.
 *
 * @param attempt answers whether it worked; never run twice at a time.
 * @param channel by which tabs tell each other: see `tellTabs`.
 */
export function keepTrying(attempt: () => Promise<boolean>, channel: string) {
  let isOn = false;
  let isRunning = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = new AbortController();

  async function run() {
    if (!isOn || isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    const worked = await attempt().catch(() => false);
    isRunning = false;
    if (!isOn) return;
    if (worked) {
      stop();
      return;
    }
    // Tabs that lost the server together do not come back together.
    timer = setTimeout(run, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  function runNow() {
    pause = FIRST_PAUSE_MS;
    void run();
  }

  function runWhenShown() {
    if (document.visibilityState === 'visible') runNow();
  }

  function start() {
    if (isOn) return;
    isOn = true;
    pause = FIRST_PAUSE_MS;
    ended = new AbortController();
    const { signal } = ended;
    const tabs = new BroadcastChannel(channel);
    tabs.addEventListener('message', runNow);
    signal.addEventListener('abort', () => tabs.close());
    window.addEventListener('online', runNow, { signal });
    document.addEventListener('visibilitychange', runWhenShown, { signal });
    timer = setTimeout(run, pause);
  }

  function stop() {
    isOn = false;
    clearTimeout(timer);
    ended.abort();
  }

  return { start, stop };
}
