import type { EnquiryEvent } from '#data/enquiries/answers.ts';
import type { EnquiryNotification } from '#data/notifications/notifications.ts';

/** Mails of the same state, told in one sentence. */
export interface NotificationGroup {
  notification: EnquiryNotification;
  /** Those that the reader may know. */
  recipients: string[];
}

/** Something that happened to an enquiry. */
export type StoryItem = { key: string; at: string } & (
  | { what: 'came' }
  | { what: 'told'; told: NotificationGroup }
  | {
      what: 'event';
      event: EnquiryEvent;
      /** The mail that it was; undefined for none, and for one that the outbox has forgotten. */
      mail: EnquiryNotification | undefined;
    }
);

/** All that is known of an enquiry, in the order in which it happened. */
export function tellStory(
  createdAt: string,
  events: readonly EnquiryEvent[],
  notifications: readonly EnquiryNotification[],
): StoryItem[] {
  const mails = notifications.filter(({ kind }) => kind === 'answer');
  const others = notifications.filter(({ kind }) => kind !== 'answer');
  const items: StoryItem[] = [
    { key: 'came', at: createdAt, what: 'came' },
    ...groupNotifications(others).map((told) => ({
      ...{ key: told.notification.id, what: 'told' as const, told },
      at: told.notification.createdAt,
    })),
    ...events.map((event) => ({
      ...{ key: String(event.id), at: event.happenedAt, what: 'event' as const, event },
      mail: mailOf(event, mails),
    })),
  ];
  // Sorting keeps the order of what happened at one moment.
  return items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

export function groupNotifications(
  notifications: readonly EnquiryNotification[],
): NotificationGroup[] {
  const groups = Map.groupBy(notifications, ({ kind, state, problem }) =>
    JSON.stringify([kind, state, problem]),
  );
  return [...groups.values()].flatMap(([notification, ...others]) => {
    if (!notification) return [];
    const recipients = [notification, ...others].map(({ recipient }) => recipient).filter(Boolean);
    return { notification, recipients };
  });
}

/** An event and its mail are written in one transaction, so at one moment. */
function mailOf(
  { kind, happenedAt }: EnquiryEvent,
  mails: readonly EnquiryNotification[],
): EnquiryNotification | undefined {
  if (kind !== 'answered_by_mail') return undefined;
  return mails.find(({ createdAt }) => Date.parse(createdAt) === Date.parse(happenedAt));
}

const ANSWERS: readonly EnquiryEvent['kind'][] = [
  'answered_by_mail',
  'answered_by_phone',
  'answered_by_whatsapp',
];

/** The newest answer to the customer; undefined for none. */
export function newestAnswer(events: readonly EnquiryEvent[]): EnquiryEvent | undefined {
  return events.findLast(({ kind }) => ANSWERS.includes(kind));
}

/** Whether the newest answer is a mail that has not left. @param staysHere where no mail leaves. */
export function isAnswerUnsent(
  events: readonly EnquiryEvent[],
  notifications: readonly EnquiryNotification[],
  staysHere: boolean,
): boolean {
  const newest = newestAnswer(events);
  const mails = notifications.filter(({ kind }) => kind === 'answer');
  const mail = newest && mailOf(newest, mails);
  return mail !== undefined && (mail.state !== 'sent' || staysHere);
}

/** The database lets one's own answer be taken back for so long, in milliseconds. */
const REGRET_MS = 10 * 60_000;

/** One's own newest answer, while it can still be taken back. */
export function regrettable(
  events: readonly EnquiryEvent[],
  notifications: readonly EnquiryNotification[],
  userId: string,
  now: number,
): EnquiryEvent | undefined {
  const newest = newestAnswer(events);
  if (newest?.actor !== userId || now - Date.parse(newest.happenedAt) > REGRET_MS) return undefined;
  const mail = mailOf(
    newest,
    notifications.filter(({ kind }) => kind === 'answer'),
  );
  const hasLeft = mail !== undefined && (mail.state !== 'waiting' || mail.tries > 0);
  return hasLeft ? undefined : newest;
}
