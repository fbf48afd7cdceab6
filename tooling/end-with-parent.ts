/**
 * Loaded by `node --import` into processes that must end with their parent: an orphaned build would
 * write into the next server's cache, an orphaned server would keep its port. Killed, because `exit()`
 * waits for native threads, and may do so for ever.
 */
process.channel?.unref();
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

export {};
