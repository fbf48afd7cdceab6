import { lockFolder } from '#server/data-folder/lock.ts';
import { readOrCreateKeys } from '#server/embedded/keys.ts';
import { BackendBusyError } from '#server/embedded/open.ts';

/** The server on an existing backend folder, or `null`. */
export async function runningServer(folder: string) {
  try {
    await (await lockFolder(folder)).release();
    return null;
  } catch (error) {
    if (!(error instanceof BackendBusyError && error.port)) throw error;
    const { secretKey } = await readOrCreateKeys(folder);
    return { url: `http://127.0.0.1:${error.port}`, secretKey };
  }
}
