// Made by `npm run language`: what is written here by hand goes with the next one.

export * from '#languages/en/visitors/lightbox.ts';
