import { useQuery } from '@tanstack/react-query';
import { answerSpeed } from '#admin/queries/answers.ts';
import { describeSpeed, explainSpeed, hasSpeed } from '#domain/enquiries/answer-speed.ts';
import { staff } from '#languages/staff.ts';
import { DashboardSection } from './DashboardSection.tsx';

/** How long customers wait for a first answer, beside the year before. */
export function AnswerSpeed() {
  const { data: speed } = useQuery(answerSpeed);
  if (!speed || !hasSpeed(speed)) return null;
  return (
    <DashboardSection title={staff.dashboard.firstAnswersToEnquiries}>
      <div className="grid gap-1 rounded-xl border border-line bg-panel p-5 sm:p-6">
        <p className="font-semibold text-control">{describeSpeed(speed)}</p>
        <p className="text-note text-soft">{explainSpeed(speed)}</p>
      </div>
    </DashboardSection>
  );
}
