import { enquiryProblems } from '#business/words/contact-form.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { findContactProblem } from './contact.ts';

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

/** The rules of the database's `submit_enquiry`, said before anything is sent. */
export function checkEnquiry(enquiry: Enquiry): EnquiryProblems {
  const { name, contact, service, message, consent } = enquiry;
  const problems: EnquiryProblems = {};
  const shownName = withoutControls(name).trim();
  if (shownName === '') problems.name = enquiryProblems.name;
  else if (!isBetween(shownName, 1, 120)) problems.name = enquiryProblems.nameTooLong;
  const contactProblem = findContactProblem(contact);
  if (contactProblem) problems.contact = enquiryProblems[contactProblem];
  if (service.trim() !== '' && !isSlug(service.trim())) problems.service = enquiryProblems.service;
  if (!isBetween(message.trim(), 10, 5000)) problems.message = enquiryProblems.message;
  if (!consent) problems.consent = enquiryProblems.consent;
  return problems;
}

/** As which of the two it is sent: the database reads what is in it. */
export function splitContact(contact: string): { email: string; phone: string } {
  const text = contact.trim();
  return text.includes('@') ? { email: text, phone: '' } : { email: '', phone: text };
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
