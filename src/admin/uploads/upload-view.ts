import type { KeptUpload } from './queue/kept-uploads.ts';
import type { Upload, UploadState } from './upload.ts';

/** What an upload waits for between two steps. */
export function restingState({ prepared, mediaId }: KeptUpload): UploadState {
  if (mediaId) return 'placing';
  return prepared ? 'ready' : 'waiting';
}

/** Before anything has happened to it. */
export function viewOf(kept: KeptUpload): Upload {
  const { id, name, destination, chosenBytes, prepared, mediaId, wasThere } = kept;
  const { batch, addedAt, order } = kept;
  return {
    ...{ id, name, destination, chosenBytes, mediaId, wasThere, batch, addedAt, order },
    state: restingState(kept),
    progress: 0,
    previewUrl: prepared?.preview ?? '',
    message: '',
    sentBytes: prepared?.bytes ?? 0,
  };
}
