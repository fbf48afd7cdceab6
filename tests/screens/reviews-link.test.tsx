import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openTestimonial } from '#data/testimonials/testimonials-of-customer.ts';
import { TestimonialByLink } from '#islands/testimonial/mount-testimonial.tsx';
import { sees, show } from './staff.tsx';

vi.mock('#data/testimonials/testimonials-of-customer.ts', { spy: true });

const GIVEN = {
  ...{ customer_name: 'Ann', job: '', text: 'Fine.', shown_name: 'Ann L.', rating: 5 },
  ...{ media_ids: [], pictures: [], permissions: {}, asks_rating: true, can_give: true },
  ...{ given_at: '2026-11-20T10:00:00Z', taken_back_at: null, is_published: false },
};

async function showGiven(part: object, reviews: string): Promise<void> {
  const value = { ...GIVEN, ...part } as never;
  vi.mocked(openTestimonial).mockResolvedValue({ value });
  location.hash = '#token';
  const phone = { e164: '+442079460123', display: '020 7946 0123' };
  const backend = { url: '', key: '' } as never;
  const site = { language: 'en-GB', timeZone: 'Europe/London', phone };
  await show(<TestimonialByLink {...{ backend, reviews }} {...site} />);
  await sees('Thank you. This is what you allow us to show:');
}

const link = (name: string) => page.getByRole('link', { name });

test.each([
  ['much', { rating: 5 }],
  ['little', { rating: 1, is_published: false, can_give: false }],
])('reviews: whoever gave %s is led to them alike', async (_, part) => {
  await showGiven(part, 'https://g.page/r/harrow/review');
  await expect
    .element(link('Say it on Google, too'))
    .toHaveAttribute('href', 'https://g.page/r/harrow/review');
});

test('reviews: another website is called by its name, and nobody is led nowhere', async () => {
  await showGiven({}, 'https://www.reviews.example/harrow');
  await expect.element(link('Say it on reviews.example, too')).toBeVisible();
});

test('reviews: without an address nothing is said of them', async () => {
  await showGiven({}, '');
  expect(page.getByRole('link', { name: 'Say it' }).elements()).toEqual([]);
});
