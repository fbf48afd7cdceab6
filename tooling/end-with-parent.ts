/**
 * Loaded by `node --import` into processes that must end with their parent: an orphaned build would
 * write into the next server's cache, an orphaned server would keep its port.
 */
process.channel?.unref();
process.on('disconnect', () => process.exit(1));

export {};
