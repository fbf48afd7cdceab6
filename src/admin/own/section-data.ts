import type { SectionDataOf } from '#sections/place.ts';

/** What your own kinds of sections show in the editor beside their fields: what their `prepare.ts` finds for visitors. */
export const OWN_SECTION_DATA: Readonly<Record<string, SectionDataOf>> = {};
