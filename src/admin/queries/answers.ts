import { queryOptions } from '@tanstack/react-query';
import {
  fetchAnswerSending,
  fetchAnswerSettings,
  fetchAnswerSpeed,
  fetchEnquiryEvents,
  fetchEnquiryStaff,
  fetchUnsentAnswers,
} from '#data/enquiries/answers.ts';
import { POLLED } from './intervals.ts';

/** The story of an enquiry. */
export function enquiryEvents(id: string) {
  return queryOptions({
    queryKey: ['enquiries', 'events', id],
    queryFn: () => fetchEnquiryEvents(id),
    ...POLLED,
  });
}

export const enquiryStaff = queryOptions({
  queryKey: ['people', 'answering'],
  queryFn: fetchEnquiryStaff,
});

export const answerSending = queryOptions({
  queryKey: ['notices', 'answers'],
  queryFn: fetchAnswerSending,
});

/** Ids of enquiries. */
export const unsentAnswers = queryOptions({
  queryKey: ['notices', 'unsent'],
  queryFn: fetchUnsentAnswers,
  ...POLLED,
});

export const answerSpeed = queryOptions({
  queryKey: ['enquiries', 'speed'],
  queryFn: fetchAnswerSpeed,
  ...POLLED,
});

export const answerSettings = queryOptions({
  queryKey: ['answer-settings'],
  queryFn: fetchAnswerSettings,
});
