import { choice, line, link } from './fields.ts';

/** Above a section; it also names it for people who can't see it. */
export const label = () => line(() => 'Label', 40);
export const optionalLabel = () => line(() => 'Label', 40, { isOptional: true });
export const statement = () => line(() => 'Statement', 120);
export const optionalStatement = () => line(() => 'Statement', 120, { isOptional: true });

/** For a part that comes on the way down; without it the part is there from the start. */
export const loading = () => line(() => 'Shown until it is there', 60, { isOptional: true });

export const ground = () => choice(() => 'Ground', {
    get plain() {
      return 'Plain';
    },
    get shaded() {
      return 'Shaded';
    },
  });

export const buttonLabel = (options: { isOptional?: boolean } = {}) => line(() => 'Button', 28, options);
export const buttonLink = (options: { isOptional?: boolean } = {}) =>
  link(() => 'Where the button leads', options);
