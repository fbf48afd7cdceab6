import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Mounts when the page is at rest, or at the first input: see lazy.ts. */
    'client:lazy'?: boolean;
  }
}
