/** `npm run compare -- http://localhost:8788`: whether a host answers the built site as our own server does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { addressesOf, differencesOf } from './compare/differences.ts';

/** Addresses that are named of each difference. */
const NAMED = 3;

await runCommand(async () => {
  const [, , host = '', site = process.env.OUT_DIR || 'dist'] = process.argv;
  if (!/^https?:\/\//.test(host) || !URL.canParse(host)) {
    throw new UserError('Which host? As in: npm run compare -- http://localhost:8788');
  }
  if (!existsSync(join(site, 'build.json'))) {
    throw new UserError(`There is no built site in ${site} to compare with: npm run build first.`);
  }
  const addresses = await addressesOf(site);
  const found = await differencesOf(site, new URL(host).origin, addresses);
  console.log(`${addresses.length} addresses, ${found.length} kinds of difference.`);
  if (found.length === 0) return;
  const lines = found.map(([how, where]) => {
    const named = [...where.slice(0, NAMED), ...(where.length > NAMED ? ['…'] : [])].join(', ');
    return `${how} (${where.length} of ${addresses.length}): ${named}`;
  });
  throw new UserError(lines.join('\n'));
});
