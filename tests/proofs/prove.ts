/**
 * What random rounds prove, for as long as one likes:
 *
 *   npm run prove -- releases [articles] [seed]   a release is what a build from scratch would be (also without the name)
 *   npm run prove -- writing [rounds] [seed]      no word that is typed is lost
 *   npm run prove -- restores [rounds] [seed]     a backup is restored whole, or refused with nothing changed
 */
export {};

const [name = ''] = process.argv.slice(2);
const PROOFS = ['releases', 'writing', 'restores'];
if (PROOFS.includes(name)) process.argv.splice(2, 1);
await import(`./prove-${PROOFS.includes(name) ? name : 'releases'}.ts`);
