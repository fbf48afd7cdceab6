export * from '#languages/en/visitors/times.ts';
