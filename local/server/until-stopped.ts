/**
 * Waits for Ctrl-C or a polite kill, then tidies up and ends the process. A second Ctrl-C ends it at
 * once: nothing that was saved depends on the tidying.
 */
export function onStop(tidy: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      tidy().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
