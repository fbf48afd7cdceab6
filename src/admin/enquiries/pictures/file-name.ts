import type { EnquiryPicture } from '#data/enquiries/enquiry-pictures.ts';
import { staff } from '#languages/staff.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** A name that every system of files takes: 'Priya Shah 2.webp'. */
export function pictureFileName(
  { position, mime_type }: Pick<EnquiryPicture, 'position' | 'mime_type'>,
  customer: string,
): string {
  return `${plain(customer)} ${position}.${ENDINGS[mime_type] ?? 'bin'}`;
}

/** Letters and digits of any script: anything else may mean something to a system. */
export function plain(customer: string): string {
  return (
    customer
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60) || staff.enquiries.enquiry
  );
}
