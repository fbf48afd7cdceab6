export * from '#languages/en/visitors/visits.ts';
