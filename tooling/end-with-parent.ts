/**
 * Loaded by `node --import` into what must not outlive its parent: a build whose server was killed would
 * go on alone and write into the cache that the next server's build is using; a server of a benchmark
 * that was stopped would keep its port.
 */
process.channel?.unref();
process.on('disconnect', () => process.exit(1));

export {};
