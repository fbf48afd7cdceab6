import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Mounts after load and idle, or at the first input: see lazy.ts. */
    'client:lazy'?: boolean;
  }
}
