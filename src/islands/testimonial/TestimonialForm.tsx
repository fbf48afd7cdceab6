import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentLanguage, pathHere } from '#business/language.ts';
import {
  testimonialPageMessages as messages,
  previewMessages,
  testimonialProblems,
} from '#business/messages/testimonials.ts';
import {
  giveTestimonial,
  type OpenedTestimonial,
} from '#data/testimonials/testimonials-of-customer.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { originalUrl, transformedUrl } from '#domain/media/images.ts';
import { forgetTyped, keepTyping } from '#islands/kept-typing.ts';

export interface TestimonialFormProps {
  backend: BackendAddress;
  token: string;
  testimonial: OpenedTestimonial;
  onDone: () => Promise<void>;
}

const POINTS = [5, 4, 3, 2, 1];

/** Uncontrolled fields: no state of ours can lose what was typed. */
export function TestimonialForm({ backend, token, testimonial, onDone }: TestimonialFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // As the database knows it, for that is what is recorded; a page may be older or newer.
  const { [currentLanguage()]: own, '': main } = testimonial.permissions;
  const permission = own ?? main ?? messages.permission.join('\n\n');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState({ field: '', sentence: '' });
  useEffect(() => {
    const field = form.current?.elements.namedItem(problem.field);
    if (field instanceof HTMLElement) field.focus();
  }, [problem]);

  // Of two links in one tab, each has its own.
  const keptAs = `testimonial:${token}`;
  useLayoutEffect(() => (form.current ? keepTyping(form.current, keptAs) : undefined), [keptAs]);

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const data = new FormData(event.currentTarget);
    setSending(true);
    const answer = await giveTestimonial(backend, token, {
      text: String(data.get('text') ?? testimonial.text),
      shown_name: String(data.get('shown_name') ?? testimonial.shown_name),
      rating: Number(data.get('rating')) || null,
      media_ids: data.getAll('media_ids').map(String),
      permission,
    });
    setSending(false);
    if ('refused' in answer) {
      setProblem({ field: answer.refused, sentence: problemOf(answer.refused) });
    } else {
      forgetTyped(keptAs);
      await onDone();
    }
  }

  const wrong = (field: string) =>
    problem.field === field
      ? { 'aria-invalid': true, 'aria-describedby': 'testimonial-problem' }
      : {};
  return (
    <form ref={form} className="testimonial-form" noValidate onSubmit={send}>
      <div>
        <p dir="auto">{messages.greeting(testimonial.customer_name)}</p>
        {testimonial.job && (
          <p dir="auto">
            {messages.about(testimonial.job)}{' '}
            <a className="link" href={`${pathHere('/preview')}#${token}`}>
              {previewMessages.see}
            </a>
          </p>
        )}
      </div>
      {/* On the website its text stays as it is. */}
      {!testimonial.is_published && (
        <>
          <div>
            <label htmlFor="testimonial-text">{messages.text}</label>
            <p className="note" id="testimonial-text-hint">
              {messages.textHint}
            </p>
            <textarea
              id="testimonial-text"
              name="text"
              rows={6}
              dir="auto"
              aria-describedby="testimonial-text-hint"
              defaultValue={testimonial.text}
              {...wrong('text')}
            />
          </div>
          <div>
            <label htmlFor="testimonial-name">{messages.name}</label>
            <p className="note" id="testimonial-name-hint">
              {messages.nameHint}
            </p>
            <input
              id="testimonial-name"
              name="shown_name"
              type="text"
              dir="auto"
              autoComplete="name"
              aria-describedby="testimonial-name-hint"
              defaultValue={testimonial.shown_name}
              {...wrong('shown_name')}
            />
          </div>
          {testimonial.asks_rating && <Rating rating={testimonial.rating} />}
        </>
      )}
      {testimonial.pictures.length > 0 && (
        <Photographs backend={backend} testimonial={testimonial} />
      )}
      <div className="ruled">
        <h2 className="heading">{messages.allow}</h2>
        {permission.split('\n\n').map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p role="alert" id="testimonial-problem" className="problem">
        {problem.sentence}
      </p>
      <p>
        <button type="submit" className="button" aria-disabled={isSending}>
          {label(isSending, testimonial)}
        </button>
      </p>
    </form>
  );
}

function label(isSending: boolean, { given_at, taken_back_at }: OpenedTestimonial): string {
  if (isSending) return messages.sending;
  return given_at !== null && taken_back_at === null ? messages.sendChanges : messages.send;
}

function Photographs({
  backend,
  testimonial,
}: Pick<TestimonialFormProps, 'backend' | 'testimonial'>) {
  const list = useRef<HTMLUListElement>(null);
  function tickAll(areTicked: boolean): void {
    for (const box of list.current?.querySelectorAll('input') ?? []) box.checked = areTicked;
    // As a press of each would, so that a reload keeps it.
    list.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <fieldset>
      <legend>{messages.photographs}</legend>
      <p className="note">{messages.photographsHint}</p>
      {testimonial.pictures.length > 1 && (
        <p className="all choices">
          <button type="button" className="button quiet" onClick={() => tickAll(true)}>
            {messages.allPhotographs}
          </button>
          <button type="button" className="button quiet" onClick={() => tickAll(false)}>
            {messages.noPhotographs}
          </button>
        </p>
      )}
      <ul ref={list} className="photographs">
        {testimonial.pictures.map((picture, nth) => (
          <li key={picture.id}>
            <label>
              <input
                type="checkbox"
                name="media_ids"
                value={picture.id}
                defaultChecked={
                  testimonial.taken_back_at === null && testimonial.media_ids.includes(picture.id)
                }
              />
              <span>{messages.photograph(nth + 1)}</span>
              <img
                src={transformedUrl(backend.url, picture, { width: 640, transforms: 'negotiated' })}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                onError={({ currentTarget: image }) => {
                  // Not every plan makes smaller copies.
                  const original = originalUrl(backend.url, picture);
                  if (!image.src.endsWith(original)) image.src = original;
                }}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Rating({ rating }: { rating: number | null }) {
  return (
    <fieldset>
      <legend>{messages.rating}</legend>
      {[0, ...POINTS].map((points) => (
        <label key={points}>
          <input
            type="radio"
            name="rating"
            value={points}
            defaultChecked={points === (rating ?? 0)}
          />
          {points === 0 ? messages.noRating : messages.points(points)}
        </label>
      ))}
    </fieldset>
  );
}

/** Where nothing has been written that could be lost. @returns a sentence in which `{phone}` is a link. */
export function problemOfLink(refused: string): string {
  return ['unreachable', 'refused'].includes(refused) ? messages.notReached : problemOf(refused);
}

/** In the site's words, which need not be English. */
function problemOf(refused: string): string {
  if (refused === 'unknown') return messages.unknown;
  if (refused === 'past') return messages.past;
  return Object.hasOwn(testimonialProblems, refused)
    ? testimonialProblems[refused as keyof typeof testimonialProblems]
    : testimonialProblems.refused;
}
