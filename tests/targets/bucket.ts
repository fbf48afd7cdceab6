import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { S3_BUCKET as Bucket } from '#scripts/programs/s3-server.ts';

/** All objects below a prefix, by key. */
export async function listObjects(client: S3Client, Prefix: string): Promise<Map<string, string>> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
  const objects = new Map<string, string>();
  for (const { Key } of Contents) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if (Key && Body)
      objects.set(Key, Buffer.from(await Body.transformToByteArray()).toString('latin1'));
  }
  return objects;
}

export async function putObject(client: S3Client, Key: string, Body: string): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket, Key, Body }));
}
