// @ts-check
/*
 * Decodes one HEIC, then it is ended: the decoder gives no memory back. It lies beside the library, and
 * is no module, because the library is none.
 */
/** @typedef {{ width: number, height: number, data: Uint8ClampedArray }} Pixels */

addEventListener('message', async ({ data: file }) => {
  try {
    const pixels = await decode(file);
    postMessage({ pixels }, { transfer: [pixels.data.buffer] });
  } catch (error) {
    postMessage({ failure: String(error) });
  }
});

/** @param {Blob} file @returns {Promise<Pixels>} */
async function decode(file) {
  importScripts('libheif.js');
  const wasmBinary = await (await fetch('libheif.wasm')).arrayBuffer();
  // @ts-expect-error The global that the library makes.
  const library = await libheif({ wasmBinary });
  const images = new library.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  const image = images.find((/** @type {any} */ one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in it.');
  const [width, height] = [image.get_width(), image.get_height()];
  const target = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return await new Promise((resolve, reject) => {
    image.display(target, (/** @type {Pixels | null} */ shown) => {
      if (shown) resolve(shown);
      else reject(new Error('It could not be decoded.'));
    });
  });
}
