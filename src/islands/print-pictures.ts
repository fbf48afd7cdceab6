/** What a printed page would lack: a part that has not arrived, a frame or an image that still loads. */
const LACKING = 'on-demand > noscript, .picture[data-state="waiting"], img.waiting';
/** After so many tenths of a second it is printed without the rest. */
const PATIENCE = 80;

/** As shown-pictures.ts defines it. */
type Frame = HTMLElement & { load?(): void };

let isWaiting = false;

/** Prints the page once every picture is there. */
export async function printPictures(): Promise<void> {
  if (isWaiting) return;
  isWaiting = true;
  // Parts on demand come with it.
  dispatchEvent(new Event('beforeprint'));
  for (const frame of document.querySelectorAll<Frame>('storage-image')) frame.load?.();
  for (const image of document.querySelectorAll<HTMLImageElement>('img.waiting')) {
    image.loading = 'eager';
  }
  for (let tenth = 0; tenth < PATIENCE && document.querySelector(LACKING); tenth += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  isWaiting = false;
  print();
}
