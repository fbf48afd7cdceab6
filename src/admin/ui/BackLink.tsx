import { Link } from 'react-router';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ms-2 inline-flex min-h-11 min-w-8 items-center gap-1.5 rounded-lg px-2 font-medium hover:underline"
    >
      <span aria-hidden="true" className="max-sm:text-brand">
        ‹
      </span>
      {/* A phone has room for the arrow alone. */}
      <span className="max-sm:sr-only">{children}</span>
    </Link>
  );
}
