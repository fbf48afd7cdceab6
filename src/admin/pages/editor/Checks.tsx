import { checkSign } from '#admin/articles/details/check-sign.ts';
import { ProblemList } from '#admin/pages/checks/ProblemList.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { staff } from '#languages/staff.ts';

/** What to mend before the page goes live. */
export function Checks() {
  const { problems, isLookedAt } = useOpenPage();
  return (
    <section aria-label={staff.pages.beforeItGoesLive} className="grid gap-2">
      <h2 className="font-semibold text-note">{staff.pages.beforeItGoesLive}</h2>
      <ul className="grid gap-2">
        {problems.length === 0 && !isLookedAt && (
          <li className="text-soft">{staff.pages.notAllLookedAt}</li>
        )}
        {problems.length === 0 && isLookedAt && (
          <li className="flex gap-2.5">
            <RichText
              text={staff.pages.everySectionIsFine}
              parts={{
                span: (words) => (
                  <span aria-hidden="true" className={checkSign('good')}>
                    {words}
                  </span>
                ),
              }}
            />
          </li>
        )}
        <ProblemList problems={problems} />
      </ul>
    </section>
  );
}
