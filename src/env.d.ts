/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL?: string;
  readonly PUBLIC_SUPABASE_ANON_KEY?: string;
  readonly PUBLIC_HEIC_DECODER?: string;
  /** Of `placeOfPictures`. */
  readonly PICTURES: 'files' | 'storage';
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
