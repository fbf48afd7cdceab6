import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enquiryList } from '#admin/queries/enquiries.ts';
import { invalidate } from '#admin/queries/entities.ts';
import {
  deleteEnquiry,
  type Enquiry,
  type EnquiryStatus,
  updateEnquiry,
} from '#data/enquiry-inbox.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

type Change = { status?: EnquiryStatus; note?: string } | 'delete';

/** Changes an enquiry: on the screen at once, and back again if the server refuses. */
export function useEnquiryChange(id: string) {
  const queries = useQueryClient();
  const key = enquiryList.queryKey;
  return useMutation({
    mutationFn: (change: Change) =>
      change === 'delete' ? deleteEnquiry(id) : updateEnquiry(id, change),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Enquiry[]>(key);
      if (change !== 'delete') {
        queries.setQueryData<Enquiry[]>(key, (all) =>
          all?.map((one) => (one.id === id ? { ...one, ...change } : one)),
        );
      }
      return { before };
    },
    onError: (error, _change, context) => {
      queries.setQueryData(key, context?.before);
      showToast(TOASTS.updateFailed(error.message));
    },
    onSettled: () => {
      void invalidate(queries, 'enquiries');
    },
  });
}
