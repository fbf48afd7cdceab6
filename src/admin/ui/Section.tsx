import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** What to know before changing anything here. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a screen: its name on the left, its content on the right. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-line border-t py-8 first-of-type:border-t-0 lg:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} tabIndex={-1} className="font-semibold text-control outline-none">
          {title}
        </h2>
        {note && <p className="mt-1 text-note text-soft">{note}</p>}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  );
}
