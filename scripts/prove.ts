/**
 * `npm run prove -- releases [articles] [seed]` (or without the name): that a release is what a build from
 * scratch would be. `npm run prove -- restores [rounds] [seed]`: that a backup can always be restored.
 */
import { argv } from 'node:process';

const name = argv[2];
if (name === 'restores' || name === 'releases') argv.splice(2, 1);
await import(name === 'restores' ? './prove-restores.ts' : './prove-releases.ts');
