import { useEffect, useRef, useState } from 'react';
import { testimonialPageWords as words } from '#business/words/testimonials.ts';
import {
  type OpenedTestimonial,
  takeBackTestimonial,
} from '#data/testimonials/testimonials-of-customer.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { type Phone, WithPhone } from '#islands/WithPhone.tsx';
import { problemOfLink } from './problems.ts';

interface GivenProps {
  backend: BackendAddress;
  token: string;
  language: string;
  timeZone: string;
  phone: Phone;
  testimonial: OpenedTestimonial;
  onDone: () => Promise<void>;
  onChange: () => void;
}

/** What the customer allows, and how to change it or take it back. Takes the focus, so that it is read. */
export function Given(props: GivenProps) {
  const { testimonial, language, timeZone, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const given = new Date(testimonial.given_at ?? '').toLocaleDateString(language, {
    ...{ timeZone, dateStyle: 'long' },
  });
  const state = testimonial.is_published ? words.published : words.waiting;
  return (
    <div ref={box} tabIndex={-1} className="given">
      <p className="subtitle">{words.thanks}</p>
      {testimonial.text !== '' && (
        <figure>
          <blockquote dir="auto">{testimonial.text}</blockquote>
          <figcaption className="note">
            <span dir="auto">{testimonial.shown_name}</span>
            {testimonial.rating !== null && ` · ${words.points(testimonial.rating)}`}
          </figcaption>
        </figure>
      )}
      <p>{words.shownPhotographs(testimonial.media_ids.length)}</p>
      <p className="note">
        {words.given(given)}. {testimonial.can_give ? state : words.closed}
      </p>
      {testimonial.can_give && (
        <p>
          <button type="button" className="button quiet" onClick={onChange}>
            {words.change}
          </button>
        </p>
      )}
      <TakeBack {...props} />
    </div>
  );
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
          {words.takeBack}
        </button>
      </p>
    );
  }
  return (
    <div className="ruled take-back">
      <p ref={question} tabIndex={-1}>
        {words.reallyTakeBack}
      </p>
      <p className="choices">
        <button type="button" className="button" onClick={takeBack}>
          {step === 'sending' ? words.sending : words.yes}
        </button>
        <button type="button" className="button quiet" onClick={() => setStep('offered')}>
          {words.no}
        </button>
      </p>
      <div role="alert">{problem && <WithPhone text={problem} phone={phone} />}</div>
    </div>
  );
}
