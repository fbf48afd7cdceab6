import { refusalSentence } from '#admin/uploads/queue/refusal-sentence.ts';
import { storagePath } from '#admin/uploads/queue/steps.ts';
import { uploadFile } from '#data/media/upload-file.ts';
import { reuseMedia } from '#data/media/uploads.ts';
import type { StorePicture } from '#data/wordpress/bring-pictures.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { staff } from '#languages/staff.ts';
import type { PictureEncoder } from '#pictures/picture-encoder.ts';
import { namesInFolder } from '#wordpress/old-urls.ts';

/** The file of an address of the old site; undefined where the folder has none. */
export type FindFile = (url: string) => File | undefined;

/** @param chosen a copy of `wp-content/uploads`, or a folder with one in it. */
export function filesByAddress(chosen: readonly File[]): FindFile {
  const byName = new Map(
    chosen.map((file) => {
      const inFolder = file.webkitRelativePath.replace(/^[^/]*\//, '');
      return [inFolder.replace(/^(?:.*\/)?uploads\//, ''), file];
    }),
  );
  return (url) =>
    namesInFolder(url)
      .map((name) => byName.get(name))
      .find(Boolean);
}

/** Puts pictures into the library as an upload of staff does: the same picture is there once. */
export function storeFrom(
  find: FindFile,
  encoder: Pick<PictureEncoder, 'inspect' | 'encode'>,
  signal: AbortSignal,
): StorePicture {
  return async ({ url, kind }, say) => {
    const file = find(url);
    if (!file) throw new Error(staff.importing.notInTheFolder);
    try {
      const { sha256, format } = await encoder.inspect(file);
      if (kind === 'PDF' && format !== 'pdf') throw new PictureRefusal('no-pdf');
      if (kind === 'picture' && format === 'pdf') throw new PictureRefusal('document');
      const known = await reuseMedia(sha256);
      if (known) return { known };
      const { blob, digest, remark, ...size } = await encoder.encode(file, format);
      if (remark === 'protected')
        say(`The PDF ${url}: it is encrypted, and may ask for a password.`);
      const place = { bucket: 'media', path: storagePath(digest, blob) };
      const nothing = () => undefined;
      await uploadFile({
        ...{ ...place, body: blob, uploadUrl: null, signal },
        ...{ onProgress: nothing, onUploadUrl: nothing },
      });
      const { width, height, thumbhash } = size;
      const facts = { width, height, thumbhash: thumbhash || null, sha256 };
      return { ...place, ...facts, mime_type: blob.type, bytes: blob.size };
    } catch (error) {
      throw error instanceof PictureRefusal ? new Error(refusalSentence(error)) : error;
    }
  };
}
