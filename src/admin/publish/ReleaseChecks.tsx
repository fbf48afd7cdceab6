import { Link } from 'react-router';
import type { ReleaseCheck } from '#domain/release-checks.ts';

export function ReleaseChecks({ checks }: { checks: ReleaseCheck[] | undefined }) {
  return (
    <section aria-label="Before it goes live">
      <h3 className="font-semibold text-control">Before it goes live</h3>
      {!checks && <p className="py-2.5 text-soft">Looking it over…</p>}
      {checks && (
        <ul className="mt-2 grid gap-1">
          {checks.length === 0 && (
            <li className="flex items-start gap-2.5">
              <Mark tone="text-good">✓</Mark>
              <span className="py-2.5">
                Every picture is described and every link leads somewhere
              </span>
            </li>
          )}
          {checks.map(({ entity, id, title, level, text }) => (
            <li key={`${id} ${text}`} className="flex items-start gap-2.5">
              <Mark tone={level === 'must' ? 'text-bad' : 'text-caution'}>
                {level === 'must' ? '×' : '○'}
              </Mark>
              <span className="wrap-anywhere py-2.5">
                <Link
                  to={entity === 'gallery' ? `/admin/galleries/${id}` : `/admin/blog/edit/${id}`}
                  className="underline underline-offset-4"
                >
                  {title}
                </Link>
                : {text}
                {level === 'must' && ' Mend it, or leave it out.'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Mark({ tone, children }: { tone: string; children: string }) {
  return (
    <span aria-hidden="true" className={`w-4 shrink-0 py-2.5 text-center ${tone}`}>
      {children}
    </span>
  );
}
