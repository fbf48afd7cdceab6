import { momentOf, type WallTime, wallTimeOf } from '#domain/articles/schedule-time.ts';
import { USUAL_MINUTES, type Visit } from '#domain/visits/visit.ts';
import { site } from '#site';

/** What is typed into the dialog of a visit. */
export interface VisitDraft {
  times: WallTime[];
  minutes: number;
  place: string;
  isAgreed: boolean;
}

export const NEW_VISIT: VisitDraft = {
  times: [{ date: '', time: '' }],
  minutes: USUAL_MINUTES,
  place: '',
  isAgreed: false,
};

/** To begin with when a visit is moved. */
export function draftOf({ state, times, chosen, minutes, place }: Visit): VisitDraft {
  const shown = state === 'taken' && chosen ? [chosen] : times;
  return {
    times: shown.map((time) => wallTimeOf(new Date(time), site.timeZone)),
    ...{ minutes, place, isAgreed: false },
  };
}

/** The moments of the times, in milliseconds; without those that are none. */
export function momentsOf({ times }: VisitDraft): number[] {
  return times
    .map((wall) => momentOf(wall, site.timeZone)?.getTime())
    .filter((moment) => moment !== undefined);
}
