export * from '#languages/en/visitors/lightbox.ts';
