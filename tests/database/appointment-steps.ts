import ICAL from 'ical.js';
import type { Person, TestDatabase } from './harness.ts';
import { addEnquiry } from './rows.ts';

const mail = (subject: string) => ({ subject, body: `${subject}, in words.` });

/** What a customer is told of an appointment with these times. */
export const appointmentTexts = (
  times: readonly string[],
  changes: Record<string, unknown> = {},
) => ({
  sender: 'Harrow & Pine',
  reply_to: 'hello@example.com',
  title: 'Visit of Harrow & Pine',
  times: times.map((time) => `On ${time}`),
  proposed: mail('A visit'),
  taken: times.map((time) => mail(`Agreed: ${time}`)),
  refused: mail('Another time'),
  cancelled: mail('No visit'),
  withdrawn: mail('Taken back'),
  ...changes,
});

export interface AppointmentProposal {
  times?: readonly string[];
  minutes?: number;
  place?: string;
  texts?: unknown;
  isAgreed?: boolean;
}

/** Tuesday in winter, in London as in UTC. */
export const TUESDAY = '2027-01-12T16:00:00Z';
export const THURSDAY = '2027-01-14T09:00:00Z';

/** The arguments of propose_appointment() and move_appointment() behind their first. */
export function appointmentDetails(appointment: AppointmentProposal = {}): string {
  const {
    times = [TUESDAY],
    minutes = 60,
    place = '4 Elm Road, Barnes',
    isAgreed = false,
  } = appointment;
  const texts = appointment.texts ?? appointmentTexts(times);
  return `$a$${`{${times.join(',')}}`}$a$::timestamptz[], ${minutes}, $a$${place}$a$, $a$${JSON.stringify(texts)}$a$::jsonb, ${isAgreed}`;
}

/** Appointments as staff and customers deal with them. */
export class Appointments {
  readonly database: TestDatabase;

  constructor(database: TestDatabase) {
    this.database = database;
  }

  /** An enquiry; its id. */
  enquiry(email = 'ann@example.com', name = 'Ann Lee'): Promise<string> {
    const phone = '+44 20 7946 0018';
    return addEnquiry(this.database, { name, email, phone, status: 'read' });
  }

  propose(enquiry: string, appointment: AppointmentProposal = {}, person: Person = 'editor') {
    return this.database.run(
      person,
      `select public.propose_appointment('${enquiry}', ${appointmentDetails(appointment)}) as id`,
    );
  }

  /** A proposed appointment; its id. */
  async proposed(appointment: AppointmentProposal = {}, email?: string): Promise<string> {
    const { rows, message } = await this.propose(await this.enquiry(email), appointment);
    if (!rows[0]) throw new Error(message);
    return String(rows[0].id);
  }

  move(appointment: string, sequence: number, to: AppointmentProposal, person: Person = 'editor') {
    return this.database.run(
      person,
      `select public.move_appointment('${appointment}', ${sequence}, ${appointmentDetails(to)})`,
    );
  }

  withdraw(appointment: string, sequence: number, person: Person = 'editor') {
    return this.database.run(
      person,
      `select public.withdraw_appointment('${appointment}', ${sequence})`,
    );
  }

  token(appointment: string): Promise<string> {
    return this.database.value`select private.appointment_token(${appointment})`;
  }

  /** What whoever has the link sees. */
  async see(token: string): Promise<Record<string, unknown> | null> {
    const { rows } = await this.database.run(
      'nobody',
      `select public.appointment_by_link($a$${token}$a$) as seen`,
    );
    return (rows[0]?.seen ?? null) as Record<string, unknown> | null;
  }

  /** As whoever has the link. */
  async answer(token: string, answer: string, sequence: number, chosen?: string, words = '') {
    const time = chosen === undefined ? 'null' : `'${chosen}'`;
    const { rows, sqlstate } = await this.database.run(
      'nobody',
      `select public.answer_appointment($a$${token}$a$, '${answer}', ${sequence}, ${time}, $a$${words}$a$) as seen`,
    );
    return { sqlstate, ...((rows[0]?.seen ?? {}) as Record<string, unknown>) };
  }

  mails() {
    return this.database.sql<{
      recipient: string;
      subject: string;
      body: string;
      link: string;
      reply_to: string;
      sender_name: string;
      attachment: { type: string; content: string } | null;
    }>`
      select recipient, subject, body, link, reply_to, sender_name, attachment from
      public.notices
      where kind = 'appointment' order by created_at, recipient`;
  }

  /** The file of the last mail to a customer. */
  async lastFile(): Promise<string | undefined> {
    const mails = await this.mails();
    return mails.findLast(({ sender_name }) => sender_name !== '')?.attachment?.content;
  }

  story(appointment: string) {
    return this.database.sql`
      select kind, enquiry_events.words, actor is not null as by_staff from public.enquiry_events
      join public.appointments using (enquiry_id) where appointments.id = ${appointment} and kind::text like
      'appointment%' order by enquiry_events.id`;
  }
}

/** A calendar as a program that knows nothing of us reads it. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        status: component.getFirstPropertyValue('status'),
        starts: event.startDate.toJSDate().toISOString(),
        ends: event.endDate.toJSDate().toISOString(),
        title: event.summary,
        place: event.location,
      };
    }),
  };
}
