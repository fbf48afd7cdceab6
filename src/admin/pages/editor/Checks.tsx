import { checkSign } from '#admin/articles/details/check-sign.ts';
import { ProblemList } from '#admin/pages/checks/ProblemList.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';

/** What to mend before the page goes live. */
export function Checks() {
  const { problems } = useOpenPage();
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
        <ProblemList problems={problems} />
      </ul>
    </section>
  );
}
