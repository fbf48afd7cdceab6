import {
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { submitEnquiry } from '#data/enquiries/enquiries.ts';
import type { Prover } from '#data/enquiries/prover.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import {
  checkEnquiry,
  type Enquiry,
  type EnquiryOrigin,
  type EnquiryProblems,
  enquiryOrigin,
  pagesRead,
} from '#domain/enquiries/enquiry.ts';
import type { OwnFormMessages } from '#domain/settings/words/contact.ts';
import { ErrorBoundary } from '#islands/ErrorScreen.tsx';
import type { Photos } from '#islands/enquiry-photos/start-photos.tsx';
import { ConsentField, findUnfinished, SelectField, TextField, takeOver } from './fields.tsx';
import { type FormMessages, formMessages } from './form-messages.ts';
import { NotSent } from './NotSent.tsx';

export interface EnquiryFormProps {
  backend: BackendAddress;
  services: readonly { slug: string; name: string }[];
  phone: { e164: string; display: string };
  /** The wa.me address with the greeting; null without WhatsApp. */
  whatsappUrl: string | null;
  /** The owner’s, where they are not those of the folder. */
  messages?: OwnFormMessages | undefined;
  /** Where it says what is kept; unset in the main language. */
  privacy?: string | undefined;
  /** The code of the page's language; unset in the main one. */
  language?: string | undefined;
  /** When the visitor could begin to write; unset in the HTML, which the browser sends by itself. */
  startedAt?: Date;
  /** Once the message has arrived. */
  onSent?: () => void;
}

type Progress =
  | { step: 'writing'; problems: EnquiryProblems; failure: string | null }
  | { step: 'sending' }
  /** With what became of the photographs, in a sentence. */
  | { step: 'sent'; name: string; lost: string | undefined };

const NO_PROBLEMS: EnquiryProblems = {};
const WRITING: Progress = { step: 'writing', problems: NO_PROBLEMS, failure: null };

/**
 * The form is in the HTML from the start, and the browser sends it without scripts. The page imports its
 * styles: imported here, they would be in the page twice.
 */
export function ContactForm(props: EnquiryFormProps) {
  return (
    <ErrorBoundary>
      <EnquiryForm {...props} />
    </ErrorBoundary>
  );
}

/** While views are counted: what this tab has shown of the site, which the browser knows of its own accord. */
function withPagesRead(origin: EnquiryOrigin): EnquiryOrigin {
  if (!document.querySelector('[data-count]')) return origin;
  const { navigation } = window as { navigation?: Navigation };
  const present = navigation?.currentEntry?.index ?? -1;
  const opened = navigation?.entries().slice(0, present + 1) ?? [];
  const paths = opened.flatMap(({ url }) => (url ? [new URL(url).pathname] : []));
  const read_pages = pagesRead(paths.length > 0 ? paths : [origin.page, location.pathname]);
  return { ...origin, read_pages };
}

/** Uncontrolled fields: no state of ours can lose what was typed. */
function EnquiryForm(props: EnquiryFormProps) {
  const { backend, services, phone, whatsappUrl, startedAt = new Date() } = props;
  const { privacy = '/privacy', language } = props;
  const messages = formMessages(props.messages);
  const isPlain = props.startedAt === undefined;
  const form = useRef<HTMLFormElement>(null);
  const prover = useRef<Promise<Prover | null>>(null);
  const [unfinished] = useState(findUnfinished);
  const [progress, setProgress] = useState<Progress>(WRITING);
  // Null once it is known that there will be none.
  const [photos, setPhotos] = useState<Photos | null>();
  const problems = progress.step === 'writing' ? progress.problems : NO_PROBLEMS;
  // What has been put right since: its sentence goes, and the focus stays where somebody writes.
  const [mended, setMended] = useState(NO_PROBLEMS);
  const open = mended === NO_PROBLEMS ? problems : { ...problems, ...mended };

  // Without it, or until it is there, the form works as well.
  useEffect(() => {
    if (!props.startedAt) return;
    import('#islands/enquiry-photos/start-photos.tsx')
      .then(({ startPhotos }) => startPhotos(backend))
      .then(setPhotos, () => setPhotos(null));
  }, [backend, props.startedAt]);
  useLayoutEffect(() => takeOver(unfinished, form.current), [unfinished]);
  useEffect(() => {
    const [first] = Object.keys(problems);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }, [problems]);

  /** Comes when somebody types: the form itself does not grow by it. */
  function loadProver(): Promise<Prover | null> {
    prover.current ??= import('#data/enquiries/prover.ts').then(
      (loaded) => new loaded.Prover(backend),
      () => {
        prover.current = null;
        return null;
      },
    );
    return prover.current;
  }

  async function wrote({ currentTarget, target }: InputEvent<HTMLFormElement>): Promise<void> {
    const { name } = target as HTMLInputElement;
    if (name in problems && !(name in checkEnquiry(readForm(currentTarget).enquiry))) {
      setMended((now) => ({ ...now, [name]: undefined }));
    }
    (await loadProver())?.begin();
  }

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (progress.step === 'sending') return;
    const { enquiry, website } = readForm(event.currentTarget);
    const found = checkEnquiry(enquiry);
    setMended(NO_PROBLEMS);
    if (Object.keys(found).length > 0) {
      setProgress({ step: 'writing', problems: found, failure: null });
      return;
    }
    setProgress({ step: 'sending' });
    const origin = withPagesRead(enquiryOrigin(location.href, document.referrer));
    const [ticket, proof = null] = await Promise.all([
      photos?.arrived(),
      loadProver().then((loaded) => loaded?.take()),
    ]);
    const sending = { website, startedAt, origin, language, ticket, proof };
    const outcome = await submitEnquiry(backend, enquiry, sending);
    if (outcome.sent) {
      props.onSent?.();
      const lost = photos?.lost(outcome.pictures);
      setProgress({ step: 'sent', name: enquiry.name.trim(), lost });
    } else if (outcome.field) {
      const problem = { [outcome.field]: outcome.sentence };
      setProgress({ step: 'writing', problems: problem, failure: null });
    } else setProgress({ step: 'writing', problems: {}, failure: outcome.sentence });
  }

  const field = (name: keyof Enquiry) => ({
    ...{ name, label: messages[name], isPlain, problem: open[name] },
  });
  if (progress.step === 'sent') return <Sent {...progress} messages={messages} />;
  return (
    // Without scripts the browser posts it: see the database's `send_enquiry_form`.
    <form
      ref={form}
      className="enquiry"
      aria-label={messages.form}
      method="post"
      action={`${backend.url}/rest/v1/rpc/send_enquiry_form?apikey=${backend.key}`}
      noValidate={!isPlain}
      onInput={wrote}
      onSubmit={send}
    >
      {language && <input type="hidden" name="language" value={language} />}
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('contact')} autoComplete="email" />
      {services.length > 0 && (
        <SelectField
          {...field('service')}
          options={services.map(({ slug, name }) => ({ value: slug, text: name }))}
          none={messages.choose}
          other={messages.otherService}
        />
      )}
      <TextField {...field('message')} rows={4} />
      {photos !== null && <div className="photos-room wide">{photos && <photos.Field />}</div>}
      <ConsentField {...field('consent')} />
      <p className="wide kept">
        <a className="link" href={privacy} target="_blank" rel="noopener">
          {messages.privacy}
        </a>
      </p>
      <div className="hidden-visually" aria-hidden="true">
        <label>
          {messages.trap}
          {/* A name and a label for which no form filler has a value. */}
          <input type="text" name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="wide">
        <button className="button" type="submit" aria-disabled={progress.step === 'sending'}>
          {progress.step === 'sending' ? messages.sending : messages.send}
        </button>
        {progress.step === 'writing' && progress.failure && (
          <NotSent
            sentence={progress.failure}
            {...{ messages, phone, whatsappUrl }}
            message={() => (form.current ? readForm(form.current).enquiry.message : '')}
          />
        )}
      </div>
    </form>
  );
}

function readForm(form: HTMLFormElement): { enquiry: Enquiry; website: string } {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    enquiry: {
      name: text('name'),
      contact: text('contact'),
      service: text('service'),
      message: text('message'),
      consent: data.has('consent'),
    },
    website: text('leave_empty'),
  };
}

/** Takes the focus, so that screen readers read it. */
function Sent({
  name,
  lost,
  messages,
}: Extract<Progress, { step: 'sent' }> & { messages: FormMessages }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="form-outcome" ref={box} tabIndex={-1} role="status">
      <p className="subtitle">{messages.thanks(name)}</p>
      <p>{messages.sent}</p>
      {lost && <p>{lost}</p>}
    </div>
  );
}
