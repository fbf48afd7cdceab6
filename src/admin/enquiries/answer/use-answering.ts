import { useStore } from '@nanostores/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerSending, answerSettings, enquiryEvents } from '#admin/queries/answers.ts';
import { enquiryNotifications } from '#admin/queries/notifications.ts';
import { useServices } from '#admin/queries/services.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { draftPlace } from '#admin/saving/draft-store.ts';
import { useLeftDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { toFailure } from '#admin/ui/feedback/failure.ts';
import { $now } from '#admin/ui/RelativeTime.tsx';
import { speaking } from '#business/language.ts';
import {
  type AnswerWay,
  type EnquiryEvent,
  noteAnswer,
  sendAnswer,
  takeBackAnswer,
} from '#data/enquiries/answers.ts';
import type { Enquiry } from '#data/enquiries/enquiry-inbox.ts';
import {
  type Answer,
  type AnswerTemplate,
  blankAnswer,
  FOLDER_TEMPLATES,
  fillTemplate,
} from '#domain/enquiries/answer-template.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { $session } from '#stores/session.ts';
import { isAnswerUnsent, newestAnswer, regrettable } from '../story/story.ts';
import {
  type AnswerDraft,
  answerMachine,
  createAnswerDraft,
  isAnswerDraft,
} from './answer-draft.ts';

const CHANGES = ['enquiries', 'notices'] as const;

export type Answering = ReturnType<typeof useAnswering>;

/** Everything about answering an enquiry: the text, sending and noting it, and taking that back. */
export function useAnswering(enquiry: Enquiry) {
  const { id, name, service, language } = enquiry;
  const queries = useQueryClient();
  const { nameOf } = useServices();
  const { user, profile } = useStore($session);
  const settings = useQuery(answerSettings).data;
  const sending = useQuery(answerSending).data;
  const story = useQuery(enquiryEvents(id)).data;
  const mails = useQuery(enquiryNotifications(id)).data;
  const [events, notifications] = [story ?? [], mails ?? []];
  const text = useAnswerDraft(id);
  const now = useStore($now);
  /** A colleague's answer that came in between. */
  const [between, setBetween] = useState<EnquiryEvent | null>(null);
  const [done, setDone] = useState('');

  const facts = {
    ...{ name, service: speaking(language, () => serviceHere(service)) || nameOf(service) },
    staff: profile?.full_name || site.name,
  };
  // What staff wrote in the settings is in the main language.
  const ofFolder =
    language === '' && settings?.templates ? [] : speaking(language, () => [...FOLDER_TEMPLATES]);
  const templates = [...ofFolder, ...(settings?.templates ?? [])];
  const filledWith = (template: AnswerTemplate | null) =>
    speaking(language, () => (template ? fillTemplate(template, facts) : blankAnswer(facts)));
  const filled = templates.map(filledWith);
  const seen = newestAnswer(events)?.id ?? 0;
  const isOwnWords =
    text.draft.words !== '' && !filled.some(({ words }) => words === text.draft.words);

  const send = useDataChange({
    run: (draft: AnswerDraft) => sendOnce(draft),
    changes: CHANGES,
  });
  const note = useDataChange({
    run: async ({ way, subject, words }: Answer & { way: AnswerWay }) => {
      await noteAnswer(id, way, words);
      if (words !== '') text.clear({ subject, words });
    },
    changes: CHANGES,
  });
  const takeBack = useDataChange({
    run: async (answer: EnquiryEvent) => {
      const ask = () => takeBackAnswer(answer.id);
      if (answer.words === '') return ask();
      const written = [send.variables, note.variables].find(
        (one) => one?.words.trim() === answer.words,
      );
      const { subject } = written ?? filledWith(null);
      const left = newestAnswer(events.filter((event) => event.id !== answer.id));
      const words = { subject, words: answer.words, seen: left?.id ?? 0 };
      // From then on the server has them no more.
      await text.takeOver(words, isOwnWords, ask);
    },
    changes: CHANGES,
  });

  /** @returns the answer that is in between; null when this one is sent, now or by a try whose reply was lost. */
  async function sendOnce(draft: AnswerDraft): Promise<EnquiryEvent | null> {
    try {
      await sendAnswer(id, { subject: draft.subject, words: draft.words }, draft.seen);
    } catch (error) {
      if (toFailure(error).code !== 'conflict') throw error;
      const newest = newestAnswer(await queries.fetchQuery({ ...enquiryEvents(id), staleTime: 0 }));
      const isOurs = newest?.actor === user?.id && newest?.words === draft.words.trim();
      if (newest && !isOurs) return newest;
    }
    // Here, because the screen may be gone by now.
    text.clear(draft);
    return null;
  }

  return {
    ...{ text, templates, events, between, done, send, note, takeBack, isOwnWords },
    /** Which of the templates is being sent as it is; -1 for none. */
    chosen: text.isOpen ? filled.findIndex(({ words }) => words === text.draft.words) : -1,
    /** Undefined while that is not known. */
    isUnsent: story && mails && isAnswerUnsent(story, mails, sending?.provider === 'outbox'),
    /** One's own answer that can still be taken back. */
    regret: regrettable(events, notifications, user?.id ?? '', now),
    /** Until a newer one is among the events, `regret` is the one before, which nobody means. */
    isRegretLate: send.isPending || note.isPending,
    begin(template: AnswerTemplate | null) {
      setDone('');
      text.begin({ ...filledWith(template), seen }, isOwnWords);
    },
    /** @param over the answer of a colleague that this one is sent after all the same. */
    sendNow(over: EnquiryEvent | null = null) {
      const draft = over ? { ...text.draft, seen: over.id } : text.draft;
      setDone('');
      send.mutate(draft, {
        onSuccess: (inBetween) => {
          setBetween(inBetween);
          if (!inBetween) setDone(whatComesOf(enquiry.email, sending));
        },
      });
    },
    noteNow(way: AnswerWay) {
      setDone('');
      // On the telephone one says what one likes.
      const words = way === 'phone' ? '' : text.draft.words;
      const { subject } = text.draft;
      note.mutate(
        { way, subject, words },
        { onSuccess: () => setDone(staff.enquiries.notedAsAnswered) },
      );
    },
    takeBackNow(answer: EnquiryEvent) {
      takeBack.mutate(answer, { onSuccess: () => setDone(staff.enquiries.answerTakenBack) });
    },
    discard() {
      setBetween(null);
      text.clear(text.draft);
    },
  };
}

/** What is known of a mail that was just handed over. @param sending undefined while it is not known whether mails leave. */
export function whatComesOf(
  email: string,
  sending: { provider: string; problem: string } | undefined,
): string {
  const { leavesSoon, notedAsAnswered, staysInOutbox, waitsForMails } = staff.enquiries;
  if (!sending) return notedAsAnswered;
  if (sending.provider === 'outbox') return staysInOutbox(email);
  return (sending.problem === '' ? leavesSoon : waitsForMails)(email);
}

/** What a service is called in the language of the folder. */
const serviceHere = (service: string | null) =>
  site.services.find(({ slug }) => slug === service)?.name ?? '';

/** The answer to an enquiry that is being written, with what an earlier visit left of it. */
function useAnswerDraft(enquiryId: string) {
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
