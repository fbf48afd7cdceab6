import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { keyedPath } from '#build/content/page-key.ts';
import { HEIC_DECODER_FOLDER } from '#domain/media/files/heic-decoder.ts';
import { hasHeicDecoder } from '#environment';
import heicWorker from '#pictures/heic-worker.js?raw';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** The LGPL wants the unchanged library with its licence. */
const LIBRARY: Record<string, string> = {
  'libheif.js': 'libheif.js',
  'libheif.wasm': 'libheif.wasm',
  'LICENSE.txt': 'LICENSE',
};

export const getStaticPaths: GetStaticPaths = () => {
  const folder = HEIC_DECODER_FOLDER.replace('/decoders/', '');
  if (!hasHeicDecoder()) return [];
  return ['worker.js', ...Object.keys(LIBRARY)].map((name) =>
    keyedPath({ file: `${folder}/${name}` }, { name }, folder),
  );
};

/** For editors’ browsers that can’t decode a chosen HEIC picture. */
export const GET: APIRoute<{ name: string }> = async ({ props: { name } }) => {
  const source = LIBRARY[name];
  const body = source
    ? new Uint8Array(await readFile(path.join(libraryFolder(), source)))
    : heicWorker;
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  return new Response(body, { headers: { 'content-type': type } });
};

function libraryFolder(): string {
  const require = createRequire(path.resolve('package.json'));
  return path.join(path.dirname(require.resolve('libheif-js')), 'libheif-wasm');
}
