/** Addresses of the folder's pictures, by their files' names. */
const ADDRESSES = import.meta.glob<string>('../../business/pictures/*.{jpg,png,webp,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** @returns null when the folder has no such file. */
export function folderPicture(file: string): string | null {
  return ADDRESSES[`../../business/pictures/${file}`] ?? null;
}
