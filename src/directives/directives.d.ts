import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Mounts when the page is at rest, or at the first input: see lazy.ts. */
    'client:lazy'?: boolean;
    /** Hydrates the sign-in form, or starts afresh where there is a session: see sign-in-first.ts. */
    'client:sign-in-first'?: boolean;
  }
}
