export * from '#languages/en/visitors/customer-words.ts';
