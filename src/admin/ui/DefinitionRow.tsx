import type { ReactNode } from 'react';

/** A name and what there is to know, in a list of facts. */
export function DefinitionRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-t py-1.5 last:border-b">
      <dt className="shrink-0 text-soft">{name}</dt>
      <dd className="wrap-anywhere text-right">{children}</dd>
    </div>
  );
}
