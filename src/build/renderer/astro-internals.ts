/**
 * All undocumented parts of Astro that releases use. `tests/site/releases.test.ts` proves that they
 * still work: compare with Astro’s `core/build/generate.js` at updates.
 */

import { StaticPaths } from 'astro:static-paths';
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';

/** A path with its route, and the `cacheKey` from `getStaticPaths`. */
export type CompiledPath = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

export class CompiledPages {
  readonly #manifest = createApp().manifest;
  #app = this.#newApp();

  /** Astro caches `getStaticPaths` by the manifest object. */
  forgetPaths(): void {
    this.#app = this.#newApp();
  }

  /** Imports the code of all pages: later a build elsewhere may have taken its files away. */
  async importPages(): Promise<void> {
    for (const importPage of this.#manifest.pageMap?.values() ?? []) await importPage();
  }

  paths(): Promise<CompiledPath[]> {
    return new StaticPaths(this.#app).getAll();
  }

  render(request: Request, { route }: CompiledPath): Promise<Response> {
    return this.#app.render(request, { routeData: route });
  }

  /** As `/blog/[slug]`. */
  pagePatterns(): string[] {
    return this.#manifest.routes
      .map(({ routeData }) => routeData)
      .filter(({ type, origin }) => type === 'page' && origin !== 'internal')
      .map(({ route }) => route);
  }

  /** Without streaming, as in a build. */
  #newApp(): App {
    return new App({ ...this.#manifest }, false);
  }
}
