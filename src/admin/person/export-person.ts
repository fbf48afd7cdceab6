import { saveFile } from '#admin/ui/save-file.ts';
import { fetchPictureFile } from '#data/enquiries/enquiry-pictures.ts';
import { describePerson, type PersonData } from '#domain/enquiries/person.ts';
import { site } from '#site';

/**
 * Saves one zip: a text to read, the same for programs, and the photographs.
 *
 * @returns how many photographs could not be fetched.
 */
export async function exportPerson(contact: string, person: PersonData): Promise<number> {
  const { zipOf } = await import('#admin/ui/zip.ts');
  const pictures = person.enquiries.flatMap((enquiry) => enquiry.pictures);
  const names = new Map<string, string>();
  const files: { name: string; content: Blob }[] = [];
  for (const [index, picture] of pictures.entries()) {
    const content = await fetchPictureFile(picture).catch(() => null);
    if (!content) continue;
    const name = `photographs/${index + 1}.${picture.mime_type.split('/')[1]}`;
    names.set(picture.path, name);
    files.push({ name, content });
  }
  const text = describePerson(contact, person, names, site.timeZone);
  const zip = await zipOf([
    { name: 'everything.txt', content: new Blob([text]) },
    { name: 'everything.json', content: new Blob([JSON.stringify(person, null, 2)]) },
    ...files,
  ]);
  saveFile(zip, `person-${new Date().toISOString().slice(0, 10)}.zip`);
  return pictures.length - files.length;
}
