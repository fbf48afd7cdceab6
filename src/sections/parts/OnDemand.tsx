import { createElement, type ReactNode } from 'react';

interface Props {
  /** Without one, the part is there from the start. */
  placeholder: string;
  className?: string;
  children: ReactNode;
}

/**
 * Defers a part of the page behind a placeholder. The part is in a `<noscript>`, for crawlers and visitors
 * without scripts. Each kind that has one reserves its height (`--room`), as nearly as it is known.
 */
export function OnDemand({ placeholder, className, children }: Props) {
  if (placeholder === '') return <div className={className}>{children}</div>;
  return createElement(
    'on-demand',
    { class: className },
    <p className="placeholder note grid">{placeholder}</p>,
    <noscript>{children}</noscript>,
  );
}
