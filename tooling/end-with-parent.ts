/**
 * Loaded into a build by `node --import`: a build whose server was killed would go on alone, and
 * write into the cache that the next server's build is using.
 */
process.channel?.unref();
process.on('disconnect', () => process.exit(1));

export {};
