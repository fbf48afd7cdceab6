import { oneOf } from '#domain/text/lists.ts';
import { digitsOf, numbersIn, plainSigns } from '#domain/text/telephone.ts';
import { formatDateTime } from '#domain/text/when.ts';
import { staff } from '#languages/staff.ts';

/** Everything that is kept about somebody, as the database's `personal_data` tells it. */
export interface PersonalData {
  enquiries: PersonalEnquiry[];
  testimonials: PersonalTestimonial[];
  mails: PersonalMail[];
}

export interface PersonalEnquiry {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  note: string;
  created_at: string;
  pictures: { path: string; mime_type: string; bytes: number }[];
  events: { kind: string; words: string; happened_at: string }[];
  appointments: {
    state: string;
    times: string[];
    chosen: string | null;
    place: string;
    answer: string;
  }[];
}

export interface PersonalTestimonial {
  id: string;
  customer_name: string;
  shown_name: string;
  text: string;
  is_published: boolean;
  created_at: string;
  given_at: string | null;
}

export interface PersonalMail {
  subject: string;
  body: string;
  created_at: string;
}

/** Whether there is anything at all. */
export function isEmpty({ enquiries, testimonials, mails }: PersonalData): boolean {
  return enquiries.length + testimonials.length + mails.length === 0;
}

/** What there is, by number: `2 enquiries`, `3 photographs` … */
export function countsOf({ enquiries, testimonials, mails }: PersonalData): string[] {
  const sum = (of: (enquiry: PersonalEnquiry) => readonly unknown[]) =>
    enquiries.reduce((total, enquiry) => total + of(enquiry).length, 0);
  const counted: [number, (count: number) => string][] = [
    [enquiries.length, staff.screens.enquiryCount],
    [sum(({ pictures }) => pictures), staff.enquiries.photographsAndSketches],
    [sum(({ appointments }) => appointments), staff.enquiries.appointmentCount],
    [testimonials.length, staff.enquiries.wordsAfterAJob],
    [mails.length, staff.enquiries.mailsToThem],
  ];
  return counted.flatMap(([count, inWords]) => (count > 0 ? [inWords(count)] : []));
}

/** The other addresses and numbers that stand in what was found. They may be somebody else's too. */
export function otherContacts(contact: string, { enquiries }: PersonalData): string[] {
  const all = enquiries.flatMap(({ email, phone }) => [email, phone]).filter(Boolean);
  return [...new Set(all)].filter((one) => keyOf(one) !== keyOf(contact));
}

function keyOf(contact: string): string {
  return contact.includes('@')
    ? contact
        .trim()
        .toLowerCase()
        .replace(/\+[^@]*@/, '@')
    : digitsOf(numbersIn(plainSigns(contact))[0] ?? '').slice(-9);
}

/**
 * The same in plain text, for whoever asked. The other file is for programs.
 *
 * @param files names of the photographs by their path.
 */
export function describePersonalData(
  contact: string,
  person: PersonalData,
  files: ReadonlyMap<string, string>,
  timeZone: string,
): string {
  const when = (moment: string) => formatDateTime(moment, timeZone);
  const enquiries = person.enquiries.map((enquiry) =>
    [
      staff.enquiries.enquiryFromWhen(when(enquiry.created_at)),
      [enquiry.name, enquiry.email, enquiry.phone].filter(Boolean).join(', '),
      enquiry.message,
      enquiry.note && staff.enquiries.noteOfTheStaff(enquiry.note),
      ...enquiry.pictures.map(({ path }) =>
        staff.enquiries.file(files.get(path) ?? staff.enquiries.couldNotBeFetched),
      ),
      ...enquiry.events.map(({ kind, words, happened_at }) =>
        [staff.enquiries.happened(when(happened_at), kind), words].filter(Boolean).join('\n'),
      ),
      ...enquiry.appointments.map(({ state, times, chosen, place, answer }) =>
        [
          staff.enquiries.appointmentTo(state, oneOf((chosen ? [chosen] : times).map(when)), place),
          answer,
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  const testimonials = person.testimonials.map(({ created_at, text, shown_name, is_published }) =>
    [
      staff.enquiries.wordAfterAJobAsked(when(created_at), is_published),
      text ? `${text}\n${shown_name}` : staff.enquiries.nothingWasGiven,
    ].join('\n\n'),
  );
  const mails = person.mails.map(({ created_at, subject, body }) =>
    [staff.enquiries.mailOf(when(created_at), subject), body].join('\n\n'),
  );
  return [staff.enquiries.everythingAbout(contact), ...enquiries, ...testimonials, ...mails].join(
    '\n\n\n',
  );
}
