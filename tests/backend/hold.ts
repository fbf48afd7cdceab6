// A process of its own for restart.test.ts: opens a folder, writes without end, and waits to be killed.
import { openExample } from './support.ts';

const [folder = ''] = process.argv.slice(2);
const backend = await openExample({ folder });
await backend.setUrl('http://localhost:4402');
const service = backend.service();
for (let number = 1; ; number += 1) {
  const { error } = await service.from('pieces').insert({ title: `Piece ${number}` });
  if (error) throw error;
  await service.storage.from('papers').upload(`paper-${number}`, `text ${number}`.repeat(1000));
  // Only what has been answered is promised to last.
  process.stdout.write(`${number}\n`);
}
