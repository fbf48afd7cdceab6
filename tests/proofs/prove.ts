/**
 * What random rounds prove, for as long as one likes:
 *
 *   npm run prove -- releases [articles] [seed]   a release is what a build from scratch would be (also without the name)
 *   npm run prove -- writing [rounds] [seed]      no word that is typed is lost
 */
export {};

const [name = ''] = process.argv.slice(2);
const PROOFS = ['releases', 'writing'];
if (PROOFS.includes(name)) process.argv.splice(2, 1);
await import(`./prove-${PROOFS.includes(name) ? name : 'releases'}.ts`);
