import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';

interface ListProps {
  label?: string;
  children: ReactNode;
  ref?: Ref<HTMLUListElement> | undefined;
}

export function List({ label, children, ref }: ListProps) {
  return (
    <ul
      ref={ref}
      aria-label={label}
      className="grid grid-cols-1 divide-y divide-line border-line border-y"
    >
      {children}
    </ul>
  );
}

interface RowProps {
  title: ReactNode;
  children?: ReactNode;
  /** At the end of the row: its state, or what can be done about it. */
  end?: ReactNode;
}

export function Row({ title, children, end }: RowProps) {
  return (
    <li className="relative grid gap-x-6 gap-y-1.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <div className="wrap-anywhere text-control">{title}</div>
        {children && <div className="wrap-anywhere text-note text-soft">{children}</div>}
      </div>
      {end}
    </li>
  );
}

interface LinkRowProps extends RowProps {
  to: string;
  /** Where the way back puts the focus. */
  linkRef?: Ref<HTMLAnchorElement> | undefined;
  isUnread?: boolean;
}

export function LinkRow({ to, linkRef, title, isUnread = false, children, end }: LinkRowProps) {
  return (
    <Row
      title={
        <Link
          ref={linkRef}
          to={to}
          className={`after:absolute after:inset-0 hover:underline ${isUnread ? 'font-semibold' : 'font-medium'}`}
        >
          {title}
        </Link>
      }
      end={end}
    >
      {children}
    </Row>
  );
}

export interface EmptyListProps {
  title: string;
  /** What will stand here, and how it comes here. */
  children: ReactNode;
  action?: ReactNode;
}

/** In place of a list without rows. */
export function EmptyList({ title, children, action }: EmptyListProps) {
  return (
    <div className="grid max-w-xl justify-items-start gap-4 py-10">
      <h2 className="font-display text-screen">{title}</h2>
      <p className="text-control text-soft">{children}</p>
      {action}
    </div>
  );
}
