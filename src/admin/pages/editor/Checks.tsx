import { ChecksList } from '#admin/documents/ChecksList.tsx';
import { useProblemChecks } from '#admin/pages/checks/PublishQuestion.tsx';
import { useOpenPage } from '#admin/pages/open/page-context.ts';
import { staff } from '#languages/staff.ts';

/** What to mend before the page goes live. */
export function Checks() {
  const { problems, isLookedAt } = useOpenPage();
  const checks = useProblemChecks(problems);
  const fine = { level: 'good', text: staff.pages.everySectionIsFine, fix: null } as const;
  return (
    <section aria-label={staff.releases.beforeItGoesLive} className="grid gap-2">
      <h2 className="font-semibold text-note">{staff.releases.beforeItGoesLive}</h2>
      {problems.length === 0 && !isLookedAt ? (
        <p className="text-soft">{staff.pages.notAllLookedAt}</p>
      ) : (
        <ChecksList checks={problems.length === 0 ? [fine] : checks} />
      )}
    </section>
  );
}
