interface NotSentProps {
  sentence: string;
  phone: { e164: string; display: string };
  whatsappUrl: string | null;
  /** What is in the form now: it goes along to WhatsApp. */
  message: () => string;
}

/** The message did not get through: it is still in the form, and there are other ways. */
export function NotSent({ sentence, phone, whatsappUrl, message }: NotSentProps) {
  return (
    <p className="not-sent" role="alert">
      {sentence} You can try again
      {whatsappUrl && (
        <>
          ,{' '}
          <a
            className="link"
            href={whatsappUrl}
            target="_blank"
            rel="noopener"
            onClick={(event) => {
              event.currentTarget.href = withMessage(whatsappUrl, message());
            }}
          >
            send it by WhatsApp
          </a>
        </>
      )}{' '}
      or call{' '}
      <a className="link" href={`tel:${phone.e164}`}>
        {phone.display}
      </a>
      .
    </p>
  );
}

function withMessage(address: string, message: string): string {
  const url = new URL(address);
  const greeting = url.searchParams.get('text') ?? '';
  url.searchParams.set('text', `${greeting}\n\n${message}`.trim());
  return url.href;
}
