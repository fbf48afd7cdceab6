import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the sign-in form, or starts afresh where there is a session: see sign-in-first.ts. */
    'client:sign-in-first'?: boolean;
  }
}
