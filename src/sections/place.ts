import type { PageKind } from '#business/types.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import type { FieldsOf, SectionKind } from './kinds.ts';

/** Where a section stands. */
export interface Place {
  /** Its anchor. */
  key: string;
  page: PageKind;
  /** Of the page. */
  title: string;
  /** `01`, counted from the first one that shows a number; empty where none is shown. */
  number: string;
}

export interface ViewProps<Name extends SectionKind, Data = null> {
  fields: FieldsOf<Name>;
  /** What the fields only name, such as pictures and jobs: see `prepare.ts`. */
  data: Data;
  place: Place;
}

/** Id of what names a section. */
export const labelId = ({ key }: Place) => `${key}-label`;

/** What `prepare.ts` knows beside the fields. */
export interface SectionContext {
  page: MergedPage;
  /** By the key of a price: amounts that the owner's settings set for this page. */
  amounts: Readonly<Record<string, number>>;
}

/**
 * What the editor shows of a kind of `own` beside its fields.
 *
 * @param fields those of the kind: `FieldsOf<'map'>`.
 * @param pictureOf finds what a field of pictures names, as `Picture` shows it; null until it is there.
 */
export type SectionDataOf = (fields: never, pictureOf: (field: unknown) => unknown) => unknown;

/** Something that the page's `<head>` loads before the styles: the largest picture of the first section. */
export interface Preload {
  srcset: string;
  sizes: string;
  media?: string | undefined;
}
