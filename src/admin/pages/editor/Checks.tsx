import { checkSign } from '#admin/articles/details/check-sign.ts';
import { focusField } from '#admin/pages/open/focus-field.ts';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { Button } from '#admin/ui/Button.tsx';
import { pageProblems } from '#sections/page-problems.ts';

/** What keeps the page from going live, each with the way to mend it. */
export function Checks() {
  const { page, setOpenKey } = useOpenPage();
  const problems = pageProblems(page);
  return (
    <section aria-label="Before it goes live" className="grid gap-2">
      <h2 className="font-semibold text-note">Before it goes live</h2>
      <ul className="grid gap-2">
        {problems.length === 0 && (
          <li className="flex gap-2.5">
            <span aria-hidden="true" className={checkSign('good')}>
              ✓
            </span>
            Every section has what it needs
          </li>
        )}
        {problems.map(({ key, at, text }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap gap-x-2.5">
            <span aria-hidden="true" className={checkSign('caution')}>
              !
            </span>
            <span className="min-w-0 flex-1">{text}</span>
            {key && (
              <Button
                kind="link"
                onClick={() => {
                  setOpenKey(key);
                  focusField(at);
                }}
              >
                Fix<span className="sr-only"> “{text}”</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
