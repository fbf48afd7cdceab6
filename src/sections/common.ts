import { staff } from '#languages/staff.ts';
import { choice, line, link } from './fields.ts';

/** Above a section; it also names it for people who can't see it. */
export const label = () => line(() => staff.sections.label, 40);
export const optionalLabel = () => line(() => staff.sections.label, 40, { isOptional: true });
export const statement = () => line(() => staff.sections.statement, 120);
export const optionalStatement = () =>
  line(() => staff.sections.statement, 120, { isOptional: true });

/** For a part that comes on the way down; without it the part is there from the start. */
export const loading = () => line(() => staff.sections.shownWhileLoading, 60, { isOptional: true });

export const ground = () =>
  choice(() => staff.sections.ground, {
    get plain() {
      return staff.sections.plain;
    },
    get shaded() {
      return staff.sections.shaded;
    },
  });

export const buttonLabel = (options: { isOptional?: boolean } = {}) =>
  line(() => staff.sections.button, 28, options);
export const buttonLink = (options: { isOptional?: boolean } = {}) =>
  link(() => staff.sections.whereTheButtonLeads, options);
