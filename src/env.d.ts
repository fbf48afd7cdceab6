/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL?: string;
  readonly PUBLIC_SUPABASE_ANON_KEY?: string;
  readonly PUBLIC_HEIC_DECODER?: string;
  /** Of `placeOfPictures`. */
  readonly PICTURES: 'files' | 'storage';
  /** Codes of the languages that the site of this build has not yet; undefined in tests. */
  readonly UNFINISHED?: readonly string[];
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
