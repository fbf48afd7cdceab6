// A process of its own for process.test.ts: a server with its backend, which waits to be killed.

import { lockFolder } from '#server/data-folder/lock.ts';
import { startBackendProcess } from '#server/embedded/process/supervisor.ts';
import { PUZZLE } from './support.ts';

const [folder = ''] = process.argv.slice(2);
const lock = await lockFolder(folder);
const backend = await startBackendProcess({
  folder,
  siteUrl: 'http://localhost:4402',
  fill: null,
  log: () => undefined,
  onProcess: (pid) => lock.note({ backend: pid }),
});
await backend.sql('select 1');
const endless = backend.sql(`select $1 ~ '(.*)(.*)(.*)(.*)\\1\\2\\3\\4z'`, [PUZZLE]);
process.stdout.write('busy\n');
await endless;
throw new Error('It ended.');
