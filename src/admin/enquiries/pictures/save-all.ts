import { BlobReader, BlobWriter, configure, ZipWriter } from '@zip.js/zip.js';
import { type EnquiryPicture, fetchPictureFile } from '#data/enquiries/enquiry-pictures.ts';
import { pictureFileName, plain } from './file-name.ts';

// The policy of the page allows no worker from a text, and nothing is packed.
configure({ useWebWorkers: false });

/** Hands all files of an enquiry to the browser, as one zip. @throws DataError */
export async function saveAll(
  pictures: readonly EnquiryPicture[],
  customer: string,
): Promise<void> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { level: 0 });
  for (const picture of pictures) {
    const file = await fetchPictureFile(picture);
    await zip.add(pictureFileName(picture, customer), new BlobReader(file));
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await zip.close());
  link.download = `${plain(customer)}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}
