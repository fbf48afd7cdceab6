import { Fragment, type ReactNode } from 'react';
import type { FormMessages } from './form-messages.ts';

interface NotSentProps {
  sentence: string;
  messages: FormMessages;
  phone: { e164: string; display: string };
  whatsappUrl: string | null;
  /** The current message, which goes along to WhatsApp. */
  message: () => string;
}

/** The failure, and other ways to reach us. */
export function NotSent({ sentence, messages, phone, whatsappUrl, message }: NotSentProps) {
  const links = {
    phone: (
      <a className="link" href={`tel:${phone.e164}`}>
        {phone.display}
      </a>
    ),
    whatsapp: whatsappUrl && (
      <a
        className="link"
        href={whatsappUrl}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          event.currentTarget.href = withMessage(whatsappUrl, message());
        }}
      >
        {messages.chatLink}
      </a>
    ),
  };
  return (
    <p className="not-sent" role="alert">
      {sentence} {withLinks(whatsappUrl ? messages.ways : messages.waysWithoutChat, links)}
    </p>
  );
}

function withLinks(sentence: string, links: Record<string, ReactNode>): ReactNode {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, nth) => <Fragment key={part}>{nth % 2 === 0 ? part : links[part]}</Fragment>);
}

function withMessage(address: string, message: string): string {
  const url = new URL(address);
  const greeting = url.searchParams.get('text') ?? '';
  url.searchParams.set('text', `${greeting}\n\n${message}`.trim());
  return url.href;
}
