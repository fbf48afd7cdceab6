import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { draftPlace } from '#admin/saving/draft-store.ts';
import { useLeftDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { $session } from '#stores/session.ts';
import { answerMachine, createAnswerDraft, isAnswerDraft } from './answer-draft.ts';

/** The answer to an enquiry that is being written, with what an earlier visit left of it. */
export function useAnswerDraft(enquiryId: string) {
  const userId = useStore($session).user?.id ?? '';
  const [{ answer, place }] = useState(() => {
    const place = draftPlace(userId, `enquiry:${enquiryId}:answer`, isAnswerDraft);
    return { place, answer: createAnswerDraft(place) };
  });
  const { saver } = answer;
  const state = useStore(saver.state);
  useSaver(saver);
  useLeftDrafts(saver, place);
  return {
    ...answer,
    draft: state.typed,
    isOpen: answerMachine.hasChanges(state),
    /** False when the device has no room for a copy. */
    isKept: state.copy !== 'refused',
    /** Another text that made way; null for none. */
    aside: state.kept[0]?.value ?? null,
  };
}
