import { formatMinutes } from '#domain/text/duration.ts';
import { pluralize } from '#domain/text/when.ts';

/** How long first answers took, in minutes of opening hours: the middle; null where nothing was answered. */
export interface AnswerSpeed {
  minutes: number | null;
  answered: number;
  minutesBefore: number | null;
  answeredBefore: number;
}

/** The middle of 30 days, in a few words. */
export function describeSpeed({ minutes }: AnswerSpeed): string {
  if (minutes === null) return 'Nothing answered in 30 days';
  return minutes < 1 ? 'Answered within a minute' : `Answered in ${formatMinutes(minutes)}`;
}

/** What that is counted from, and the same of a year before. */
export function explainSpeed(speed: AnswerSpeed): string {
  const { minutes, answered, minutesBefore, answeredBefore } = speed;
  const counted =
    minutes === null
      ? 'Of enquiries of the last 30 days none has an answer yet.'
      : `The middle of ${pluralize(answered, 'enquiry', 'enquiries')} of the last 30 days, in opening hours.`;
  const before =
    minutesBefore === null
      ? 'Of a year ago there is nothing to count.'
      : `A year ago: ${formatMinutes(minutesBefore)}, of ${answeredBefore.toLocaleString('en-GB')}.`;
  return `${counted} ${before}`;
}
