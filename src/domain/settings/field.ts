import type { Site } from '#business/types.ts';
import type { StaffMessages } from '#languages/staff.ts';
import { line, type Rule } from './field-rules.ts';

/** What every setting says of itself. Its name is that of its column, and that of its label among the words of the settings. */
export interface Setting<Saved> {
  /** What is saved must be so. */
  rule: Rule<Saved>;
}

/** A fact about the business: null follows its folder. */
export interface Fact<Saved> extends Setting<Saved> {
  /** What the folder says, as it would be saved. */
  folder(site: Site): Saved;
  /** What it changes of the site, which has the facts before it. @param folder the site without any. */
  into(said: Saved, site: Site, folder: Site): Partial<Site>;
  /** As one text, for a comparison; without it the fact is one. */
  text?(said: Saved, site: Site, words: StaffMessages['settings']): string;
  /** Whether it can be taken off the site, by an empty field. */
  canBeNone?: true;
  /** Of its field, if it is a plain one. */
  limit?: number;
  type?: 'tel' | 'email';
  /** By what is kept; a list to choose from. */
  options?(words: StaffMessages['settings']): Readonly<Record<string, string>>;
}

/** A fact that is said otherwise in each language. */
export interface Said<Saved> extends Fact<Saved> {
  /** The words of it. */
  words(said: Saved): string;
  limit: number;
}

export const fact = <Saved>(described: Fact<Saved>) => described;
export const said = <Saved>(described: Said<Saved>) => described;
export const sentence = (described: Omit<Said<string>, 'words' | 'rule'>, needed?: 'areaNeeded') =>
  said({ ...described, rule: line(described.limit, needed), words: (text) => text });

/** A part of the address. */
export const address = (
  name: keyof Site['address'],
  described: Omit<Fact<string>, 'folder' | 'into'>,
) =>
  fact<string>({
    ...described,
    folder: (site) => site.address[name],
    into: (said, site) => ({ address: { ...site.address, [name]: said } }),
  });

/** @param described with what is kept while the owner says nothing. */
export const setting = <Saved>(described: Setting<Saved> & { empty: Saved }) => described;
