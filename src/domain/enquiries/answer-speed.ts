import { formatMinutes } from '#domain/text/duration.ts';
import { staff, staffTag } from '#languages/staff.ts';

/** How long first answers took, in minutes of opening hours: the middle; null where nothing was answered. */
export interface AnswerSpeed {
  minutes: number | null;
  answered: number;
  minutesBefore: number | null;
  answeredBefore: number;
}

/** Whether there is anything to tell: a business that has just begun has answered nobody yet. */
export const hasSpeed = ({ minutes, minutesBefore }: AnswerSpeed): boolean =>
  minutes !== null || minutesBefore !== null;

/** The middle of 30 days, in a few words. */
export function describeSpeed({ minutes }: AnswerSpeed): string {
  if (minutes === null) return staff.shell.nothingAnswered;
  return minutes < 1
    ? staff.shell.answeredWithinAMinute
    : staff.shell.answeredIn(formatMinutes(minutes));
}

/** What that is counted from, and the same of a year before if there was any. */
export function explainSpeed(speed: AnswerSpeed): string {
  const { minutes, answered, minutesBefore, answeredBefore } = speed;
  const counted =
    minutes === null
      ? staff.shell.noneAnsweredYet
      : staff.shell.medianExplained(staff.screens.enquiryCount(answered));
  if (minutesBefore === null) return counted;
  const before = answeredBefore.toLocaleString(staffTag());
  return `${counted} ${staff.shell.yearBefore(formatMinutes(minutesBefore), before)}`;
}
