import { constants, gunzipSync } from 'node:zlib';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { S3_BUCKET as Bucket } from '#scripts/programs/s3-server.ts';

/** All objects below a prefix by key, as visitors see them. */
export async function listObjects(client: S3Client, Prefix: string): Promise<Map<string, string>> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
  const objects = new Map<string, string>();
  for (const { Key } of Contents) {
    const { Body, ContentEncoding } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if (!Key || !Body) continue;
    const body = Buffer.from(await Body.transformToByteArray());
    objects.set(Key, (ContentEncoding === 'gzip' ? decoded(body) : body).toString('latin1'));
  }
  return objects;
}

/** This store may show an object that is just being written, of which some is there. */
function decoded(body: Buffer): Buffer {
  return gunzipSync(body, { finishFlush: constants.Z_SYNC_FLUSH });
}

export async function putObject(client: S3Client, Key: string, Body: string): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket, Key, Body }));
}
