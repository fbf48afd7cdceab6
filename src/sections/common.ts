import { choice, line, link } from './fields.ts';

/** Above a section; it also names it for people who can't see it. */
export const label = () => line('label', 40);
export const optionalLabel = () => line('label', 40, { isOptional: true });
export const statement = () => line('statement', 120);
export const optionalStatement = () => line('statement', 120, { isOptional: true });

/** For a part that comes on the way down; without it the part is there from the start. */
export const loading = () => line('shownWhileLoading', 60, { isOptional: true });

export const ground = () =>
  choice('ground', {
    plain: 'plain',
    shaded: 'shaded',
  });

export const buttonLabel = (options: { isOptional?: boolean } = {}) => line('button', 28, options);
export const buttonLink = (options: { isOptional?: boolean } = {}) =>
  link('whereTheButtonLeads', options);
