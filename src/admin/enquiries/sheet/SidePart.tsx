import { type ReactNode, useId } from 'react';

/** A part of what stands beside an enquiry, under its name. */
export function SidePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-2">
      <h2 id={id} className="font-semibold text-note">
        {title}
      </h2>
      {children}
    </section>
  );
}
