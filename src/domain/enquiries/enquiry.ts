import { enquiryProblems } from '#business/words/contact-form.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { isMailAddress } from './mail-address.ts';

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
  if (!isBetween(withoutControls(name).trim(), 1, 120)) problems.name = enquiryProblems.name;
  const contactProblem = checkContact(contact.trim());
  if (contactProblem) problems.contact = contactProblem;
  if (service.trim() !== '' && !isSlug(service.trim())) problems.service = enquiryProblems.service;
  if (!isBetween(message.trim(), 10, 5000)) problems.message = enquiryProblems.message;
  if (!consent) problems.consent = enquiryProblems.consent;
  return problems;
}

/** Which of the two a visitor has left; the other is ''. */
export function splitContact(contact: string): { email: string; phone: string } {
  const text = contact.trim();
  return text.includes('@') ? { email: text, phone: '' } : { email: '', phone: text };
}

function checkContact(contact: string): string | null {
  if (contact === '') return enquiryProblems.noContact;
  const { email, phone } = splitContact(contact);
  if (email && !isMailAddress(email)) return enquiryProblems.email;
  if (phone && (!PHONE.test(phone) || !isBetween(phone.replace(/\D/g, ''), 6, 15))) {
    return enquiryProblems.phone;
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
