import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { testimonialPageMessages as messages } from '#business/messages/testimonials.ts';
import {
  type OpenedTestimonial,
  openTestimonial,
  takeBackTestimonial,
} from '#data/testimonials/testimonials-of-customer.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { type Phone, WithPhone } from '#islands/WithPhone.tsx';
import { ErrorBoundary } from '../ErrorScreen.tsx';
import { problemOfLink, TestimonialForm, type TestimonialFormProps } from './TestimonialForm.tsx';

interface TestimonialByLinkProps {
  backend: BackendAddress;
  language: string;
  timeZone: string;
  phone: Phone;
  /** Where else customers can say it; '' for nowhere. */
  reviews: string;
}

/** Shows what belongs to the token of the address. */
export function mountTestimonial(place: HTMLElement, props: TestimonialByLinkProps): void {
  createRoot(place).render(
    <ErrorBoundary>
      <TestimonialByLink {...props} />
    </ErrorBoundary>,
  );
}

interface Problem {
  /** What was done before it, and stands. */
  done: string;
  sentence: string;
  /** It may be the line: asking again makes sense. */
  mayPass: boolean;
}

/** What a customer may give, has given, or has taken back, by the token in the address. */
export function TestimonialByLink(props: TestimonialByLinkProps) {
  const { backend, phone } = props;
  const [token] = useState(() => location.hash.slice(1));
  const [testimonial, setWord] = useState<OpenedTestimonial | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(
    token === '' ? { done: '', sentence: messages.noLink, mayPass: false } : null,
  );

  /** @param done what was done just before, to be said when the rest can't be read. */
  async function load(done = ''): Promise<void> {
    const answer = await openTestimonial(backend, token);
    if ('refused' in answer) setProblem(problemOfReading(answer.refused, done));
    else {
      setProblem(null);
      setWord(answer.value);
    }
    setChanging(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; afterwards whoever changes it asks.
  useEffect(() => {
    if (token !== '') void load();
  }, []);

  if (problem) {
    return (
      <div className="given">
        {problem.done && <p role="status">{problem.done}</p>}
        <div role="alert">
          <WithPhone text={problem.sentence} phone={phone} />
        </div>
        {problem.mayPass && (
          <p>
            <button type="button" className="button" onClick={() => load(problem.done)}>
              {messages.tryAgain}
            </button>
          </p>
        )}
      </div>
    );
  }
  if (!testimonial) return <p role="status">{messages.loading}</p>;
  const shared = { backend, token, testimonial };
  const isStanding = testimonial.given_at !== null && testimonial.taken_back_at === null;
  if (isStanding && !isChanging) {
    return (
      <Given
        {...props}
        {...shared}
        onDone={() => load(messages.takenBack)}
        onChange={() => setChanging(true)}
      />
    );
  }
  return (
    <>
      {testimonial.taken_back_at !== null && !isChanging && (
        <p role="status">{messages.takenBack}</p>
      )}
      {testimonial.can_give && (isStanding || testimonial.taken_back_at === null || isChanging) && (
        <TestimonialForm {...shared} onDone={() => load(messages.sent)} />
      )}
      {testimonial.can_give && testimonial.taken_back_at !== null && !isChanging && (
        <p>
          <button type="button" className="button quiet" onClick={() => setChanging(true)}>
            {messages.again}
          </button>
        </p>
      )}
    </>
  );
}

function problemOfReading(refused: string, done: string): Problem {
  const sentence = problemOfLink(refused);
  return { done, sentence, mayPass: sentence === messages.notReached };
}

interface GivenProps extends TestimonialByLinkProps, TestimonialFormProps {
  onChange: () => void;
}

/** What the customer allows, and how to change it or take it back. Takes the focus, so that it is read. */
function Given(props: GivenProps) {
  const { testimonial, language, timeZone, reviews, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const given = new Date(testimonial.given_at ?? '').toLocaleDateString(language, {
    ...{ timeZone, dateStyle: 'long' },
  });
  const state = testimonial.is_published ? messages.published : messages.waiting;
  return (
    <div ref={box} tabIndex={-1} className="given">
      <p className="subtitle">{messages.thanks}</p>
      {testimonial.text !== '' && (
        <figure>
          <blockquote dir="auto">{testimonial.text}</blockquote>
          <figcaption className="note">
            <span dir="auto">{testimonial.shown_name}</span>
            {testimonial.rating !== null && ` · ${messages.points(testimonial.rating)}`}
          </figcaption>
        </figure>
      )}
      <p>{messages.shownPhotographs(testimonial.media_ids.length)}</p>
      <p className="note">
        {messages.given(given)}. {testimonial.can_give ? state : messages.closed}
      </p>
      {/* Whatever was written: to lead only the happy ones there would mislead whoever reads reviews. */}
      {reviews !== '' && (
        <p>
          <a className="link" href={reviews}>
            {messages.reviews(nameOf(reviews))}
          </a>
        </p>
      )}
      {testimonial.can_give && (
        <p>
          <button type="button" className="button quiet" onClick={onChange}>
            {messages.change}
          </button>
        </p>
      )}
      <TakeBack {...props} />
    </div>
  );
}

/** Of a website with reviews, by its address. */
function nameOf(address: string): string {
  const host = new URL(address).host.replace(/^www\./, '');
  return /(^|\.)(google\.[a-z.]+|g\.page|goo\.gl)$/.test(host) ? 'Google' : host;
}

function TakeBack({ backend, token, phone, onDone }: GivenProps) {
  const [step, setStep] = useState<'offered' | 'asked' | 'sending'>('offered');
  const [problem, setProblem] = useState('');
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step === 'asked') question.current?.focus();
  }, [step]);

  async function takeBack(): Promise<void> {
    if (step === 'sending') return;
    setStep('sending');
    const answer = await takeBackTestimonial(backend, token);
    if ('refused' in answer) {
      setProblem(problemOfLink(answer.refused));
      setStep('asked');
    } else await onDone();
  }

  if (step === 'offered') {
    return (
      <p>
        <button type="button" className="button quiet" onClick={() => setStep('asked')}>
          {messages.takeBack}
        </button>
      </p>
    );
  }
  return (
    <div className="ruled take-back">
      <p ref={question} tabIndex={-1}>
        {messages.reallyTakeBack}
      </p>
      <p className="choices">
        <button type="button" className="button" onClick={takeBack}>
          {step === 'sending' ? messages.sending : messages.yes}
        </button>
        <button type="button" className="button quiet" onClick={() => setStep('offered')}>
          {messages.no}
        </button>
      </p>
      <div role="alert">{problem && <WithPhone text={problem} phone={phone} />}</div>
    </div>
  );
}
