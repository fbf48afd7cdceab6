import { useQuery } from '@tanstack/react-query';
import { answerSpeed } from '#admin/queries/answers.ts';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { describeSpeed, explainSpeed } from '#domain/enquiries/answer-speed.ts';
import { staff } from '#languages/staff.ts';

/** In the sidebar of a tall window: how fast enquiries are answered. The dashboard says it on all others. */
export function AnswerSpeedBox() {
  const hasRoom = useMediaQuery('(min-height: 72rem)');
  const { data: speed } = useQuery({ ...answerSpeed, enabled: hasRoom });
  if (!hasRoom || !speed || speed.minutes === null) return null;
  return (
    <section
      aria-label={staff.shell.firstAnswers}
      className="grid gap-1 rounded-xl border border-line bg-panel p-3.5"
    >
      <p className="font-semibold">{describeSpeed(speed)}</p>
      <p className="text-note text-soft">{explainSpeed(speed)}</p>
    </section>
  );
}
