/** The scripts that Astro writes before a page's first island. */
const SCRIPT = /<script>.*?<\/script>/gs;

/** Parts markup from those scripts, which must be at work before the markup arrives. */
export function splitIslandScripts(markup: string): { scripts: string; rest: string } {
  const scripts = markup.match(SCRIPT) ?? [];
  return {
    scripts: scripts.join(''),
    rest: scripts.reduce((rest, script) => rest.replace(script, ''), markup),
  };
}
