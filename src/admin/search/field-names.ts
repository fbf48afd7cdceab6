import { staff } from '#languages/staff.ts';

/** Names of fields that search_staff() and the folder's pages name; sections are named by their kind. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  get summary() {
    return staff.search.summary;
  },
  get text() {
    return staff.search.text;
  },
  get tags() {
    return staff.search.tags;
  },
  get author() {
    return staff.search.author;
  },
  get seo() {
    return staff.search.forSearchEngines;
  },
  get address() {
    return staff.search.address;
  },
  get place() {
    return staff.search.place;
  },
  get materials() {
    return staff.search.materials;
  },
  get caption() {
    return staff.search.caption;
  },
  get alt() {
    return staff.search.description;
  },
  get credit() {
    return staff.search.credit;
  },
  get type() {
    return staff.search.kind;
  },
  get message() {
    return staff.search.message;
  },
  get note() {
    return staff.search.note;
  },
  get contact() {
    return staff.search.contact;
  },
  get service() {
    return staff.search.service;
  },
  get job() {
    return staff.search.jobTitle;
  },
  get names() {
    return staff.search.names;
  },
};
