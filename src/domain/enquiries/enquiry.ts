import { enquiryProblems } from '#business/messages/contact-form.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { numbersIn, plainSigns } from '#domain/text/telephone.ts';
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

/** In characters, with whatever is written beside the number or the address. */
const MOST_OF_CONTACT = 300;

/** What can't stand in an address and ends one: `Ann <ann@example.com>`. */
const ADDRESS_ENDS = ' ,;:<>()[\\]{}"|/';
const ADDRESS = new RegExp(`[^${ADDRESS_ENDS}]*@[^${ADDRESS_ENDS}]*`);
/** An address that somebody broke by a space would go to somebody else: of these what is beside it is no part. */
const BEFORE_ADDRESS = new RegExp(`^[.${ADDRESS_ENDS}-]*$|[<:]$`);
const AFTER_ADDRESS = new RegExp(`^$|^[.!?${ADDRESS_ENDS}-]`);

/** As the words of the form name it: nothing or too much was written, or an address or a number that can't be read. */
type ContactProblem = 'noContact' | 'contactTooLong' | 'email' | 'phone';

/**
 * What a visitor wrote to be answered at: an address, a number, or both, in any words. The same rule as the database's
 * `private.read_contact`, which keeps all of it.
 */
export function findContactProblem(written: string): ContactProblem | null {
  const text = plainSigns(written);
  if (text === '') return 'noContact';
  if ([...text].length > MOST_OF_CONTACT) return 'contactTooLong';
  if (!text.includes('@')) return numbersIn(text).length > 0 ? null : 'phone';
  return isAddressIn(text) ? null : 'email';
}

function isAddressIn(text: string): boolean {
  const [found = ''] = ADDRESS.exec(text) ?? [];
  const address = found.replace(/[.!?]+$/, '');
  const at = text.indexOf(address);
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + address.length)];
  if (!isMailAddress(address) || after.includes('@')) return false;
  if (numbersIn(`${before} ${after}`).length > 0) return true;
  return BEFORE_ADDRESS.test(before) && AFTER_ADDRESS.test(after.trim());
}

export interface EnquiryOrigin {
  /** Path of the page from which the visitor came to the form, or of the form's own. */
  page: string;
  /** The `utm_` words of an address, without that beginning. The database keeps those that it knows. */
  campaign: Record<string, string>;
  /** Paths of what was read before; none while views are not counted. */
  read_pages?: string[];
}

/**
 * From the page's address and its referrer alone: to store anything would need the visitor's consent.
 *
 * @param referrer '' for none.
 */
export function enquiryOrigin(address: string, referrer: string): EnquiryOrigin {
  const here = new URL(address);
  const before = URL.canParse(referrer) ? new URL(referrer) : here;
  const came = before.origin === here.origin ? before : here;
  return { page: came.pathname, campaign: { ...campaignOf(came), ...campaignOf(here) } };
}

/**
 * What was read in a visit before the form's page, the first one first; that page too where it was all.
 *
 * @param paths in the order in which they were opened, the form's last.
 */
export function pagesRead(paths: readonly string[]): string[] {
  const pages = paths.filter((path, nth) => path !== paths[nth - 1]);
  return pages.length > 1 ? pages.slice(0, -1).slice(-20) : pages;
}

function campaignOf({ searchParams }: URL): Record<string, string> {
  const words = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  return Object.fromEntries(words.map(([name, text]) => [name.slice('utm_'.length), text]));
}
