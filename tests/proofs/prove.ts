/**
 * `npm run prove -- releases [articles] [seed]` (or without the name): that a release is what a build from
 * scratch would be. `npm run prove -- writing [rounds] [seed]`: that no word that is typed is lost.
 */
export {};

const [proof] = process.argv.slice(2);
if (proof === 'writing' || proof === 'releases') process.argv.splice(2, 1);
await import(proof === 'writing' ? './prove-writing.ts' : './prove-releases.ts');
