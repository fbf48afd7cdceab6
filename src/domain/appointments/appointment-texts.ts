import { appointmentMails, appointmentPageMessages } from '#business/messages/appointments.ts';
import type { Site } from '#business/types.ts';
import { filled } from '#domain/text/filled.ts';

/** Subject and text of a mail. */
type Mail = { subject: string; body: string };

/** What a customer is told of an appointment, whatever happens to it: `private.is_appointment_texts` of the database. */
export type AppointmentTexts = {
  sender: string;
  reply_to: string;
  title: string;
  times: string[];
  taken: Mail[];
} & Record<'proposed' | 'refused' | 'cancelled' | 'withdrawn', Mail>;

interface Proposal {
  /** Milliseconds, one or two. */
  times: readonly number[];
  minutes: number;
  place: string;
  /** Whether the customer had another time before. */
  isMove: boolean;
}

type Business = Pick<Site, 'name' | 'email' | 'phone' | 'language' | 'timeZone'>;

/** In the language of the page, or that `speaking` says. The link stands below: the database adds it. */
export function appointmentTexts(proposal: Proposal, business: Business): AppointmentTexts {
  const times = proposal.times.map((time) => appointmentTime(time, business));
  const facts = filled(appointmentMails.facts, {
    place: proposal.place,
    duration: appointmentDuration(proposal.minutes),
  });
  const mail = ({ subject, body }: Mail, time = times[0] ?? ''): Mail => {
    const said = {
      ...{ time, facts, business: business.name, phone: business.phone.display },
      times: times.map((one) => `– ${one}`).join('\n'),
    };
    return {
      subject: oneLine(filled(subject, said), 200),
      body: filled(body, said),
    };
  };
  const first = proposal.isMove ? appointmentMails.moved : appointmentMails.proposed;
  return {
    sender: oneLine(business.name, 80),
    reply_to: business.email,
    title: oneLine(filled(appointmentMails.entry, { business: business.name }), 120),
    times,
    taken: times.map((time) => mail(appointmentMails.taken, time)),
    proposed: mail(times.length > 1 ? first.two : first.one),
    refused: mail(appointmentMails.refused),
    cancelled: mail(appointmentMails.cancelled),
    withdrawn: mail(appointmentMails.withdrawn),
  };
}

/** `Tuesday, 1 December 2026 at 16:00`. @param timeZone of the business, or of a reader elsewhere. */
export function appointmentTime(
  time: number | string,
  { language, timeZone }: Pick<Site, 'language' | 'timeZone'>,
): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone })
    .format(new Date(time))
    .replace(/[\u202f\u00a0]/g, ' ');
}

/** `1 hour`, `90 minutes`. */
export function appointmentDuration(minutes: number): string {
  return minutes % 60 === 0
    ? appointmentPageMessages.hours(minutes / 60)
    : appointmentPageMessages.minutes(minutes);
}

function oneLine(text: string, limit: number): string {
  return [...text].slice(0, limit).join('').trim();
}
