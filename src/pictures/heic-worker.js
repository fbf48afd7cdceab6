// @ts-check
/*
 * Decodes one HEIC, then it is ended: the decoder gives no memory back. It lies beside the library, and
 * is no module, because the library is none.
 */
/** @typedef {{ width: number, height: number, data: Uint8ClampedArray, profile?: Uint8Array }} Pixels */

addEventListener('message', async ({ data: file }) => {
  const library = await load().catch(() => null);
  if (!library) {
    postMessage({ isMissing: true });
    return;
  }
  try {
    const pixels = await decode(library, file);
    postMessage({ pixels }, { transfer: [pixels.data.buffer] });
  } catch (error) {
    postMessage({ failure: String(error) });
  }
});

async function load() {
  importScripts('libheif.js');
  const answer = await fetch('libheif.wasm');
  if (!answer.ok) throw new Error(`${answer.status}`);
  // @ts-expect-error The global that the library makes.
  return await libheif({ wasmBinary: await answer.arrayBuffer() });
}

/** @param {any} library @param {Blob} file @returns {Promise<Pixels>} */
async function decode(library, file) {
  const images = new library.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()));
  const image = images.find((/** @type {any} */ one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('There is no picture in it.');
  const [width, height] = [image.get_width(), image.get_height()];
  const profile = profileOf(library, image.handle);
  const data = new Uint8ClampedArray(width * height * 4);
  const target = { width, height, data, ...(profile && { profile }) };
  return await new Promise((resolve, reject) => {
    image.display(target, (/** @type {Pixels | null} */ shown) => {
      if (shown) resolve(shown);
      else reject(new Error('It could not be decoded.'));
    });
  });
}

/** The library applies none. @param {any} library @param {any} handle @returns {Uint8Array | null} */
function profileOf(library, handle) {
  const address = handle.$$?.ptr;
  if (!address) return null;
  const size = library._heif_image_handle_get_raw_color_profile_size(address);
  if (size === 0) return null;
  const at = library._malloc(size);
  library._heif_image_handle_get_raw_color_profile(0, address, at);
  return library.HEAPU8.slice(at, at + size);
}
