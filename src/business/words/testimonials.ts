export * from '#languages/en/visitors/testimonials.ts';
