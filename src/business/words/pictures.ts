export * from '#languages/en/visitors/pictures.ts';
