/**
 * All that releases rest on and Astro does not document. `tests/site/releases.test.ts` proves that it still
 * holds: compare this file with Astro's own `core/build/generate.js` when Astro is updated.
 */

import { StaticPaths } from 'astro:static-paths';
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';

/** A path of the site with the route that answers for it, and the `cacheKey` of `getStaticPaths`. */
export type CompiledPath = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number];

/** The pages as they were compiled. */
export class CompiledPages {
  readonly #manifest = createApp().manifest;
  #app = this.#newApp();

  /** From now on `getStaticPaths` is asked anew: Astro keeps its answers by the manifest object. */
  forgetPaths(): void {
    this.#app = this.#newApp();
  }

  /** Every path that the content asks for now. */
  paths(): Promise<CompiledPath[]> {
    return new StaticPaths(this.#app).getAll();
  }

  render(request: Request, { route }: CompiledPath): Promise<Response> {
    return this.#app.render(request, { routeData: route });
  }

  /** Patterns of the project's own pages, as `/blog/[slug]`. */
  pagePatterns(): string[] {
    return this.#manifest.routes
      .map(({ routeData }) => routeData)
      .filter(({ type, origin }) => type === 'page' && origin === 'project')
      .map(({ route }) => route);
  }

  /** Without streaming, as a build renders: nobody reads the beginning of a page before its end. */
  #newApp(): App {
    return new App({ ...this.#manifest }, false);
  }
}
