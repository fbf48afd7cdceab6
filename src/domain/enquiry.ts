import { isMailAddress } from './mail-address.ts';
import { isSlug } from './slug-rule.ts';

/** What a visitor writes in the contact form. */
export interface Enquiry {
  name: string;
  /** An email address or a telephone number: whichever they prefer to be answered at. */
  contact: string;
  /** Slug of a service; '' for something else. */
  service: string;
  message: string;
  consent: boolean;
}

export type EnquiryField = keyof Enquiry;

/** For each field that can't be sent as it is, a sentence that says what to do. */
export type EnquiryProblems = Partial<Record<EnquiryField, string>>;

const PHONE = /^[+0-9 ()./-]{6,40}$/;

/** The rules of the database's `submit_enquiry`, said before anything is sent. */
export function checkEnquiry(enquiry: Enquiry): EnquiryProblems {
  const { name, contact, service, message, consent } = enquiry;
  const problems: EnquiryProblems = {};
  if (!isBetween(withoutControls(name).trim(), 1, 120)) {
    problems.name = 'Please tell us your name, in 120 characters or fewer.';
  }
  const contactProblem = checkContact(contact.trim());
  if (contactProblem) problems.contact = contactProblem;
  if (service.trim() !== '' && !isSlug(service.trim())) {
    problems.service = 'Please choose one of the services.';
  }
  if (!isBetween(message.trim(), 10, 5000)) {
    problems.message = 'Please tell us about the job in 10 to 5,000 characters.';
  }
  if (!consent) {
    problems.consent = 'Please agree that we keep your message in order to answer it.';
  }
  return problems;
}

/** Which of the two a visitor has left; the other is ''. */
export function splitContact(contact: string): { email: string; phone: string } {
  const text = contact.trim();
  return text.includes('@') ? { email: text, phone: '' } : { email: '', phone: text };
}

function checkContact(contact: string): string | null {
  if (contact === '') {
    return 'Please leave an email address or a phone number, so that we can answer.';
  }
  const { email, phone } = splitContact(contact);
  if (email && !isMailAddress(email)) {
    return 'Please check the email address: it should look like name@example.com.';
  }
  if (phone && (!PHONE.test(phone) || !isBetween(phone.replace(/\D/g, ''), 6, 15))) {
    return 'Please check the phone number: it should have 6 to 15 digits.';
  }
  return null;
}

/** A name is one line: the database makes a space of whatever is no character in it. */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

/** Counts characters as the database does, so that one emoji is one. */
function isBetween(text: string, least: number, most: number): boolean {
  const { length } = [...text];
  return length >= least && length <= most;
}
