import type { KeptUpload } from '#admin/uploads/upload.ts';

/** An upload as it is kept when it was chosen. */
export const keptUpload = (id: string, changes: Partial<KeptUpload> = {}): KeptUpload => ({
  ...{ id, name: `${id}.jpg`, batch: 'b', addedAt: 1, order: 0, destination: 'library' },
  ...{ wanted: null, chosenBytes: 3, sha256: '', prepared: null, uploadUrl: null },
  ...{ mediaId: null, wasThere: false, ...changes },
});
