import { useEffect, useRef, useState } from 'react';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { DataError } from '#data/errors.ts';
import type { ImportProgress, ImportReport } from '#data/wordpress/carry-out.ts';
import { pagesHere, takeImport, whatIsHere } from '#data/wordpress/staff-import.ts';
import { textsIn, type WhatIsHere } from '#data/wordpress/what-is-here.ts';
import { staff } from '#languages/staff.ts';
import { FOR_PAGES } from '#pictures/goals.ts';
import { PictureEncoder } from '#pictures/picture-encoder.ts';
import type { ImportPlan } from '#wordpress/plan/plan-import.ts';
import { ExportReader } from '#wordpress/worker/export-reader.ts';
import { type FindFile, storeFrom } from './picture-files.ts';

/** What an export will bring. */
export interface ReadExport {
  name: string;
  plan: ImportPlan;
  here: WhatIsHere;
  /** What will not come as it was, if all pictures do. */
  lost: string[];
}

const refused = (message: string) => new DataError('invalid', { message });

async function textOf(file: File): Promise<string> {
  const start = await file
    .slice(0, 2)
    .text()
    .catch(() => null);
  if (start === 'PK') throw refused(staff.importing.isAZip);
  return await file.text().catch(() => {
    throw refused(staff.importing.canNotBeRead);
  });
}

/** Reading an export, then bringing what is in it. Leaving the screen stops both. */
export function useImport(find: FindFile) {
  const reader = useRef<ExportReader>(null);
  const stopping = useRef<AbortController>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);

  async function read(files: readonly File[]): Promise<ReadExport> {
    const parts = await Promise.all(files.map(textOf));
    const pages = await pagesHere();
    reader.current?.close();
    const own = new ExportReader();
    reader.current = own;
    const plan = await own.plan(parts, pages).catch((error: Error) => {
      throw refused(own.isClosed ? staff.importing.readingStopped : error.message);
    });
    if (!plan) throw refused(staff.importing.isNoExport);
    const here = await whatIsHere(plan);
    const all = new Map(plan.pictures.map(({ stableId }) => [stableId, stableId]));
    const { articles, pages: converted } = await own.convert(all, textsIn(here));
    const texts = [...articles.values(), ...converted.values()];
    const lost = new Set([...plan.lost, ...texts.flatMap((text) => text.lost)]);
    return { name: files.map(({ name }) => name).join(', '), plan, here, lost: [...lost] };
  }

  async function take(plan: ImportPlan): Promise<ImportReport> {
    const own = reader.current;
    if (!own) throw new Error('No export has been read.');
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const encoder = new PictureEncoder(FOR_PAGES, 1);
    setProgress({ pictures: 0, texts: 0 });
    try {
      return await takeImport(plan, {
        ...{ signal, onProgress: setProgress, store: storeFrom(find, encoder, signal) },
        convert: (libraryIds, known) => own.convert(libraryIds, known),
      });
    } catch (error) {
      throw signal.aborted ? new DataError('invalid', { message: staff.importing.stopped }) : error;
    } finally {
      encoder.close();
    }
  }

  const reading = useDataChange<readonly File[], ReadExport>({ run: read, changes: [] });
  const taking = useDataChange<ImportPlan, ImportReport>({
    run: take,
    changes: ['posts', 'pages', 'media'],
  });

  useEffect(() => {
    return () => {
      stopping.current?.abort();
      reader.current?.close();
    };
  }, []);
  useEffect(() => {
    if (!taking.isPending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [taking.isPending]);

  return {
    ...{ reading, taking, progress },
    choose: (files: readonly File[]) => {
      taking.reset();
      reading.mutate(files);
    },
    stop: () => (taking.isPending ? stopping.current?.abort() : reader.current?.close()),
  };
}
