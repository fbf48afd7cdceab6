import type { FolderPage, PageKind, Section, ServiceNames } from '#business/types.ts';

export type { FolderPage, PageKind, Section, ServiceNames } from '#business/types.ts';

/** Kinds of pages without which a site is not made. */
export const NEEDED_KINDS = ['home', 'not-found'] as const;

/** A picture of the folder (`src/business/pictures`), of staff, or by its file's name in the library. */
export type PictureField =
  /** An empty `alt` means that it is decorative. */
  | { file: string; alt: string }
  /** Without `alt` until somebody says what it shows here. */
  | { media: string; alt?: string | undefined }
  /** The folder's alone; the library describes it. */
  | { library: string };

/** What staff changed of a page's sections: `content` of its row. What is absent follows the folder. */
export interface PageContent {
  /** The whole order, once staff have ordered, added or removed a section. */
  order?: readonly { key: string; kind: string }[] | undefined;
  /** Keys of the folder's sections when it was ordered. One that is in it, and not in `order`, was removed. */
  known?: readonly string[] | undefined;
  hidden?: readonly string[] | undefined;
  /** By the section's key. A list of items is one field. */
  fields?: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
}

/** A row over a page of the folder; null follows the folder. */
export interface PageChanges {
  slug: string | null;
  title: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  noindex: boolean | null;
  names: Partial<ServiceNames> | null;
  content: PageContent;
}

/** A row of a page that only staff have made. */
export interface OwnPage extends PageChanges {
  key: string;
  kind: PageKind;
  slug: string;
  title: string;
}

/** Where a section comes from. `dropped`: the folder had it, and staff wrote in it. */
export type SectionOrigin = 'folder' | 'staff' | 'dropped';

export interface PlacedSection extends Section {
  origin: SectionOrigin;
  isHidden: boolean;
}

/** What of a row can't be shown. It stays in the row. */
export interface LeftOut {
  key: string;
  /** Null when the row does not say it. */
  kind: string | null;
  /** `kind`: the code knows no such kind. `dropped`: the folder has no such section, nor the row its place. */
  reason: 'kind' | 'dropped';
}

/** A page with what staff changed. */
export interface MergedPage extends Omit<FolderPage, 'sections' | 'seoTitle'> {
  seoTitle: string;
  noindex: boolean;
  /** With the hidden ones, for the editor. */
  sections: readonly PlacedSection[];
  leftOut: readonly LeftOut[];
}
