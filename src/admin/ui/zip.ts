import { BlobReader, BlobWriter, configure, ZipWriter } from '@zip.js/zip.js';

// A worker of the library would be a script that the policy of the staff area refuses.
configure({ useWebWorkers: false });

/** One zip of several files, stored as they are where their kind is compressed already. */
export async function zipOf(files: readonly { name: string; content: Blob }[]): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'));
  for (const { name, content } of files) {
    await zip.add(name, new BlobReader(content), {
      level: /^(image|application\/pdf)/.test(content.type) ? 0 : 6,
    });
  }
  return await zip.close();
}
