export * from '#languages/en/visitors/enquiry-photos.ts';
