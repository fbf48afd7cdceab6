import { backend } from '#data/client.ts';
import { saveRow } from '#data/save-row.ts';
import { type CamelCased, camelCased, unwrap, unwrapRow } from '#data/unwrap.ts';
import type { AnswerSpeed } from '#domain/enquiries/answer-speed.ts';
import type { Answer, AnswerTemplate } from '#domain/enquiries/answer-template.ts';
import { site } from '#site';
import type { Enums, Tables } from '#supabase/database.types.ts';

export type EnquiryEvent = CamelCased<Omit<Tables<'enquiry_events'>, 'enquiry_id'>>;
/** What an answer can be noted as when it did not go out from here. */
export type AnswerWay = Exclude<Enums<'answer_way'>, 'other'>;

/** With what enquiries are answered. */
export interface AnswerSettings {
  /** Null for those of the folder. */
  templates: AnswerTemplate[] | null;
  repliesToMember: boolean;
  version: number;
  updated_at: string;
  updated_by: string | null;
}

/** What happened to an enquiry, in order. */
export async function fetchEnquiryEvents(enquiryId: string): Promise<EnquiryEvent[]> {
  const data = await unwrap(
    backend()
      .from('enquiry_events')
      .select('id, kind, words, actor, happened_at')
      .eq('enquiry_id', enquiryId)
      .order('id'),
  );
  return data.map(camelCased);
}

/** Who can look after an enquiry, by name. */
export async function fetchEnquiryStaff(): Promise<{ id: string; name: string }[]> {
  const data = await unwrap(backend().rpc('enquiry_staff'));
  return data.map(({ user_id, full_name }) => ({ id: user_id, name: full_name }));
}

/** @param to null for nobody. */
export async function assignEnquiry(id: string, to: string | null): Promise<void> {
  await unwrapRow(
    backend().from('enquiries').update({ assigned_to: to }).eq('id', id).select('id').maybeSingle(),
    'denied',
  );
}

/**
 * Answers by mail; it leaves after a few seconds.
 *
 * @param seen the newest answer that the writer knows of, 0 for none.
 * @throws DataError 'conflict' when there is a newer one.
 */
export async function sendAnswer(id: string, answer: Answer, seen: number): Promise<number> {
  return await unwrap(
    backend().rpc('send_answer', {
      enquiry_id: id,
      ...answer,
      seen,
      // For a business whose settings name none.
      site_email: site.email,
    }),
  );
}

/** Notes an answer that was given elsewhere. @param words what was said or written, if that is known. */
export async function noteAnswer(id: string, way: AnswerWay, words: string): Promise<number> {
  return await unwrap(backend().rpc('record_answer', { enquiry_id: id, way, words }));
}

/** @throws DataError 'invalid' when it is too late. */
export async function takeBackAnswer(answer: number): Promise<void> {
  await unwrap(backend().rpc('take_back_answer', { answer }));
}

/** What sends answers: 'outbox' keeps them on this machine, '' is nothing yet. */
export async function fetchAnswerSending() {
  const sending = camelCased(await unwrap(backend().rpc('answer_sending').single()));
  return { ...sending, replyTo: sending.replyTo || site.email };
}

/** Whether mails stay where they are: on this machine, or until what is wrong is put right. */
export function staysHere(sending: { provider: string; problem: string } | undefined): boolean {
  return sending !== undefined && (sending.provider === 'outbox' || sending.problem !== '');
}

/** Enquiries whose newest answer is a mail that has not left. */
export async function fetchUnsentAnswers(): Promise<string[]> {
  return await unwrap(backend().rpc('unsent_answers'));
}

export async function fetchAnswerSpeed(): Promise<AnswerSpeed> {
  return camelCased(await unwrap(backend().rpc('answer_speed').single()));
}

export async function fetchAnswerSettings(): Promise<AnswerSettings> {
  return savedOf(await unwrap(backend().from('answer_settings').select('*').single()));
}

/**
 * Changes `version`; it stays where nothing is different.
 *
 * @throws DataError 'conflict' when another administrator saved first.
 */
export async function saveAnswerSettings(
  { templates, repliesToMember }: Pick<AnswerSettings, 'templates' | 'repliesToMember'>,
  version: number,
): Promise<AnswerSettings> {
  const change = {
    templates: templates && [...templates].map((one) => ({ ...one })),
    replies_to_member: repliesToMember,
    version,
  };
  return savedOf(await saveRow('answer_settings', true, change));
}

/** The column has a constraint of this shape. */
function savedOf({ templates, replies_to_member, ...row }: Tables<'answer_settings'>) {
  return {
    ...row,
    repliesToMember: replies_to_member,
    templates: templates as AnswerTemplate[] | null,
  };
}
