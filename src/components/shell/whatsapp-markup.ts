import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WhatsAppButton, type WhatsAppButtonProps } from '#islands/WhatsAppButton.tsx';

const rendered = new Map<string, string>();

/** Rendered once for all pages. */
export function whatsappMarkup(button: WhatsAppButtonProps): string {
  const key = JSON.stringify(button);
  const html = rendered.get(key) ?? renderToStaticMarkup(createElement(WhatsAppButton, button));
  rendered.set(key, html);
  return html;
}
