import { backend } from '#data/client.ts';
import type { PageHere } from '#wordpress/plan/page-places.ts';
import type { ImportPlan } from '#wordpress/plan/plan-import.ts';
import { carryOut, type ImportReport, type ImportTools } from './carry-out.ts';
import { fetchPagesHere, fetchWhatIsHere, type WhatIsHere } from './what-is-here.ts';

/** The import with the rights of whoever is signed in. Each throws DataError. */

export const pagesHere = (): Promise<PageHere[]> => fetchPagesHere(backend());

export const whatIsHere = (plan: ImportPlan): Promise<WhatIsHere> =>
  fetchWhatIsHere(backend(), plan);

export const takeImport = (plan: ImportPlan, tools: ImportTools): Promise<ImportReport> =>
  carryOut(backend(), plan, tools);
