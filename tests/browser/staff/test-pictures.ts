import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** A file as Playwright chooses it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What lies in each quarter of a test picture, upright: from the top left, row by row. */
export const QUARTERS = [
  [230, 30, 30],
  [30, 170, 60],
  [30, 60, 200],
  [240, 240, 240],
] as const;

const GPS = {
  IFD0: { Make: 'Phone maker', Model: 'Secret model' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 30/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 7/1 0/1',
  },
};

const FINE = { quality: 95 };

/** Numbers that make each picture another file. */
let made = Date.now() % 1_000_000;

/** Raw pixels of four quarters; a mark in the middle, where no test looks, differs from picture to picture. */
function quarters(width = 640, height = 480): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const quarter = QUARTERS[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)];
      pixels.set(quarter ?? [0, 0, 0], (y * width + x) * 3);
    }
  }
  made += 1;
  for (let bit = 0; bit < 20; bit += 1) {
    const shade = (made >> bit) & 1 ? 250 : 5;
    for (let y = height / 2 - 8; y < height / 2 + 8; y += 1) {
      pixels.fill(
        shade,
        (y * width + width / 2 - 80 + bit * 8) * 3,
        (y * width + width / 2 - 72 + bit * 8) * 3,
      );
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A JPEG that a camera held in one of the eight ways took, with the place it was taken at. */
export async function jpegTurned(
  orientation: number,
  name = `turned-${orientation}.jpg`,
): Promise<TestFile> {
  const buffer = await sharp(await lay(await quarters().png().toBuffer(), orientation))
    .withExif({ ...GPS, IFD0: { ...GPS.IFD0, Orientation: String(orientation) } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The same as WebP. */
export async function webpTurned(orientation: number): Promise<TestFile> {
  const { buffer } = await jpegTurned(orientation);
  const webp = sharp(buffer).withMetadata({ orientation }).webp({ quality: 95 });
  return file(`turned-${orientation}.webp`, 'image/webp', await webp.toBuffer());
}

/** The picture as the sensor saw it: EXIF says how to turn it back. */
async function lay(upright: Buffer, orientation: number): Promise<Buffer> {
  // By how much it lies, and whether it is a mirror image.
  const [angle, isMirrored] = LYING[orientation - 1] ?? [0, false];
  const turned = sharp(await sharp(upright).rotate(angle).png().toBuffer());
  return await (isMirrored ? turned.flop() : turned).png().toBuffer();
}

const LYING: readonly (readonly [angle: number, isMirrored: boolean])[] = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [90, true],
  [270, false],
  [270, true],
  [90, false],
];

/** Kinds of files that are taken, each as a device makes it. */
export async function goodPictures(): Promise<TestFile[]> {
  const exif = (picture: Sharp) => picture.withExif(GPS);
  const frames = await Promise.all(
    [quarters(200, 150), quarters(200, 150).negate()].map((one) => one.png().toBuffer()),
  );
  const animated = () => sharp(frames, { join: { animated: true } });
  const kinds: [name: string, mimeType: string, picture: Sharp | Buffer][] = [
    ['wide colours.jpg', 'image/jpeg', exif(quarters()).withIccProfile('p3').jpeg(FINE)],
    ['transparent.png', 'image/png', exif(quarters().ensureAlpha(0.5)).png()],
    ['sixteen bits.png', 'image/png', exif(quarters()).toColourspace('rgb16').png()],
    ['small.webp', 'image/webp', exif(quarters()).webp(FINE)],
    ['modern.avif', 'image/avif', exif(quarters()).avif({ quality: 80 })],
    ['printed.jpg', 'image/jpeg', exif(quarters()).toColourspace('cmyk').jpeg(FINE)],
    ['moving.gif', 'image/gif', animated().gif()],
    ['moving too.webp', 'image/webp', animated().withExif(GPS).webp()],
    ['drawn.svg', 'image/svg+xml', drawing('width="400" height="300px"')],
    ['drawn without a size.svg', 'image/svg+xml', drawing('viewBox="0 0 400 300" width="100%"')],
    ['really a PNG.jpg', 'image/jpeg', exif(quarters()).png()],
    ['Möbel & Küche.jpg', 'image/jpeg', exif(quarters()).jpeg()],
  ];
  return await Promise.all(
    kinds.map(async ([name, mimeType, picture]) =>
      file(name, mimeType, Buffer.isBuffer(picture) ? picture : await picture.toBuffer()),
    ),
  );
}

/** The same quarters as a drawing, with a program in it that must not run. */
function drawing(size: string): Buffer {
  made += 1;
  const rects = QUARTERS.map(
    (rgb, nth) =>
      `<rect x="${(nth % 2) * 200}" y="${nth > 1 ? 150 : 0}" width="200" height="150" fill="rgb(${rgb})"/>`,
  );
  const mark = `<circle cx="200" cy="150" r="20" fill="hsl(${made * 40} 90% 50%)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} onload="alert(1)">
    <script>document.title = 'run'</script>${rects.join('')}${mark}</svg>`,
  );
}

/** The first half of a photograph. */
export async function halfPicture(): Promise<TestFile> {
  const whole = await quarters().jpeg().toBuffer();
  return file('half.jpg', 'image/jpeg', whole.subarray(0, whole.length / 2));
}

/** A photograph, with the noise that one has. */
export async function photograph(name: string, width: number, height: number): Promise<TestFile> {
  made += 1;
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#876', noise } })
    .composite([{ input: await quarters().png().toBuffer() }])
    .withExif(GPS)
    .jpeg({ quality: 88 })
    .toBuffer();
  return file(name, 'image/jpeg', buffer);
}

/** A HEIC as an iPhone makes it, with the place in its EXIF. */
export async function heic(): Promise<TestFile> {
  const stored = path.join(import.meta.dirname, 'files', 'quarters.heic');
  return file('IMG_0001.HEIC', 'image/heic', await readFile(stored));
}

function file(name: string, mimeType: string, buffer: Buffer): TestFile {
  return { name, mimeType, buffer };
}

/** Pastes a picture that no other test has, as a browser does when one was copied. */
export async function pastePicture(text: Locator): Promise<void> {
  await text.evaluate(async (element) => {
    const canvas = new OffscreenCanvas(64, 48);
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = `#${(Date.now() % 0xffffff).toString(16).padStart(6, '0')}`;
    pen?.fillRect(0, 0, 64, 48);
    const clipboardData = new DataTransfer();
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    clipboardData.items.add(new File([blob], `bench ${Date.now()}.png`, { type: 'image/png' }));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
}
