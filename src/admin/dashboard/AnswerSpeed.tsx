import { useQuery } from '@tanstack/react-query';
import { answerSpeed } from '#admin/queries/answers.ts';
import type { AnswerSpeed as Speed } from '#data/enquiries/answers.ts';
import { formatMinutes } from '#domain/text/duration.ts';
import { pluralize } from '#domain/text/when.ts';
import { DashboardSection } from './DashboardSection.tsx';

/** How long customers wait for a first answer, beside the year before. */
export function AnswerSpeed() {
  const { data: speed } = useQuery(answerSpeed);
  if (!speed) return null;
  return (
    <DashboardSection title="First answers to enquiries">
      <div className="grid gap-1 rounded-xl border border-line bg-panel p-5 sm:p-6">
        <p className="font-semibold text-control">{headline(speed)}</p>
        <p className="text-note text-soft">
          {speed.minutes !== null &&
            `The middle of ${pluralize(speed.answered, 'enquiry', 'enquiries')} of the last 30 days, in opening hours. `}
          {yearBefore(speed)}
        </p>
      </div>
    </DashboardSection>
  );
}

function headline({ minutes }: Speed): string {
  if (minutes === null) return 'No enquiry of the last 30 days has been answered yet';
  return minutes < 1 ? 'Answered within a minute' : `Answered in ${formatMinutes(minutes)}`;
}

function yearBefore({ minutesBefore, answeredBefore }: Speed): string {
  if (minutesBefore === null) return 'Of a year ago there is nothing to count.';
  return `A year ago: ${formatMinutes(minutesBefore)}, of ${answeredBefore.toLocaleString('en-GB')}.`;
}
