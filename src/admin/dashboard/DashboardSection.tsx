import type { ReactNode } from 'react';

interface DashboardSectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

export function DashboardSection({ title, className, children }: DashboardSectionProps) {
  return (
    <section aria-label={title} className={className}>
      <h3 className="mb-3 font-semibold text-note text-soft">{title}</h3>
      {children}
    </section>
  );
}
