export * from '#languages/en/visitors/shell.ts';
