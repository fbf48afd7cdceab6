import { saveFile } from '#admin/ui/save-file.ts';
import { zipOf } from '#admin/ui/zip.ts';
import { type EnquiryPicture, fetchPictureFile } from '#data/enquiries/enquiry-pictures.ts';
import { pictureFileName, plain } from './file-name.ts';

/** Hands all files of an enquiry to the browser, as one zip. @throws DataError */
export async function saveAll(
  pictures: readonly EnquiryPicture[],
  customer: string,
): Promise<void> {
  const files: { name: string; content: Blob }[] = [];
  for (const picture of pictures) {
    const content = await fetchPictureFile(picture);
    files.push({ name: pictureFileName(picture, customer), content });
  }
  saveFile(await zipOf(files), `${plain(customer)}.zip`);
}
