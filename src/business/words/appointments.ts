export * from '#languages/en/visitors/appointments.ts';
