import { type Context, Hono } from 'hono';
import type { BackendContext } from '#server/embedded/context.ts';
import { noSuchKey } from '#server/embedded/storage/answers.ts';
import { storageUrl } from '#server/embedded/storage/checks.ts';
import { StorageFailure } from '#server/embedded/supabase-errors.ts';
import { ImageCache, ImageQueueFullError, ImageTooSlowError } from './cache.ts';
import { readImageParameters } from './parameters.ts';
import { chooseFormat, transformImage } from './transform.ts';

/** A picture in storage in its present version. */
interface StoredImage {
  bucket: string;
  name: string;
  version: string;
  mimetype: string;
  /** Cache-Control as given with the upload, such as `max-age=3600`. */
  cacheControl: string;
}

/** Default Cache-Control in seconds. */
const DEFAULT_MAX_AGE = 3600;

/** /storage/v1/render/image: resizes pictures of storage. The caller closes `cache` with the backend. */
export function imageRoutes(parts: BackendContext, cache: ImageCache): Hono {
  const app = new Hono();

  app.get('/public/:bucket/:path{.+}', async (c) => {
    const image = await findImage(parts, c.req.param('bucket'), c.req.param('path'), true);
    return await render(parts, cache, c, { ...image, visibility: 'public' });
  });

  app.get('/authenticated/:bucket/:path{.+}', async (c) => {
    const { bucket, path } = c.req.param();
    // The library checks the caller's rights.
    const { response } = await parts.lite.handle(
      new Request(storageUrl(c.req.raw, '/object/', bucket, path), {
        method: 'HEAD',
        headers: c.req.raw.headers,
      }),
    );
    if (!response.ok) throw noSuchKey();
    const image = await findImage(parts, bucket, path, false);
    return await render(parts, cache, c, { ...image, visibility: 'private' });
  });

  return app;
}

async function findImage(
  parts: BackendContext,
  bucket: string,
  name: string,
  publicOnly: boolean,
): Promise<StoredImage> {
  const [image] = await parts.database.sql<StoredImage>(
    `select bucket_id as bucket, objects.name, coalesce(objects.version, '') as version,
      coalesce(metadata->>'mimetype', '') as mimetype,
      coalesce(metadata->>'cacheControl', '') as "cacheControl"
    from storage.objects join storage.buckets on buckets.id = objects.bucket_id
    where bucket_id = $1 and objects.name = $2 and (buckets.public or not $3)`,
    [bucket, name, publicOnly],
  );
  if (!image) throw noSuchKey();
  return image;
}

async function render(
  parts: BackendContext,
  cache: ImageCache,
  c: Context,
  image: StoredImage & { visibility: 'public' | 'private' },
): Promise<Response> {
  const parameters = readImageParameters(new URL(c.req.url).searchParams);
  const format = chooseFormat(parameters.format, c.req.header('accept') ?? '', image.mimetype);
  const name = ImageCache.nameOf([image.bucket, image.name, image.version, parameters, format]);
  const [, maxAge] = /max-age=(\d+)/.exec(image.cacheControl) ?? [];
  const headers = {
    'Cache-Control': `${image.visibility}, max-age=${maxAge ?? DEFAULT_MAX_AGE}`,
    ETag: `"${name.slice(0, 32)}"`,
    Vary: 'Accept',
    'X-Robots-Tag': 'none',
  };
  if (c.req.header('if-none-match')?.includes(headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  const picture = await cache
    .get(name, async () => {
      const file = await parts.storage.blobPath(image.bucket, image.name).catch(() => null);
      if (!file) throw noSuchKey();
      return await transformImage(file, parameters, format);
    })
    .catch((error: unknown) => {
      if (error instanceof ImageQueueFullError) throw slowDown();
      if (!(error instanceof ImageTooSlowError)) throw error;
      console.warn(
        `Resizing ${image.bucket}/${image.name} takes too long; others are made meanwhile.`,
      );
      throw slowDown();
    });
  return new Response(new Uint8Array(picture), {
    headers: {
      ...headers,
      'Content-Type': `image/${format}`,
      'Content-Length': String(picture.length),
    },
  });
}

function slowDown(): StorageFailure {
  return new StorageFailure(503, 'SlowDown', 'SlowDown', 'Please reduce your request rate');
}
