import { expect, test } from 'vitest';
import { notAllowed, type Standing, stateOfTestimonial } from './testimonial-state.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ASKED: Standing = {
  ...{ givenAt: null, takenBackAt: null, declinedAt: null, linkWithdrawnAt: null },
  ...{ expiresAt: '2026-12-01T00:00:00Z', text: '', isPublished: false },
};
const GIVEN = { ...ASKED, givenAt: '2026-11-19T00:00:00Z', text: 'Good.' };

test.each<[Standing, string]>([
  [ASKED, 'asked'],
  [{ ...ASKED, expiresAt: '2026-11-20T12:00:00Z' }, 'unanswered'],
  [{ ...ASKED, linkWithdrawnAt: '2026-11-20T00:00:00Z' }, 'withdrawn'],
  [{ ...GIVEN, linkWithdrawnAt: '2026-11-20T00:00:00Z' }, 'given'],
  [{ ...GIVEN, text: '' }, 'photographs'],
  [{ ...GIVEN, isPublished: true }, 'published'],
  [{ ...GIVEN, declinedAt: '2026-11-20T00:00:00Z' }, 'declined'],
  [{ ...GIVEN, takenBackAt: '2026-11-20T00:00:00Z' }, 'taken-back'],
])('testimonials: %o is %s', (testimonial, state) => {
  expect(stateOfTestimonial(testimonial, NOW)).toBe(state);
});

test('testimonials: photographs are allowed one by one, and by none who took it back', () => {
  const pictures = [{ id: 'a' }, { id: 'b' }];
  const allows = (...mediaIds: string[]) => ({ ...GIVEN, mediaIds });
  expect(notAllowed(pictures, [{ ...ASKED, mediaIds: [] }])).toEqual([]);
  expect(notAllowed(pictures, [allows('a')])).toEqual([{ id: 'b' }]);
  expect(notAllowed(pictures, [allows('a'), allows('b')])).toEqual([]);
  const back = { ...allows('a', 'b'), takenBackAt: '2026-11-20T00:00:00Z' };
  expect(notAllowed(pictures, [back])).toEqual(pictures);
});
