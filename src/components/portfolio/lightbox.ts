import PhotoSwipe, { type SlideData } from 'photoswipe';
import { lightboxMessages } from '#business/messages/lightbox.ts';
import { pictureMessages } from '#business/messages/pictures.ts';
import { DEFAULT_WIDTH, responsiveWidths, sourceSet, storedFileAt } from '#domain/media/images.ts';
import { contentKeyAt, ownPicture } from '#domain/media/own-pictures.ts';
import { addStylesheet } from '#islands/add-stylesheet.ts';
import { probeTransforms } from '#islands/transform-probe.ts';
import stylesheet from './lightbox.css?url';

let lightbox: PhotoSwipe | undefined;
/** While it is being opened: the picture that was asked for last. */
let asked: HTMLAnchorElement | undefined;

/**
 * Shows pictures large. The address follows the picture, Back closes, and the focus returns.
 *
 * @param byClick makes a history entry, which Back leaves.
 */
export async function openLightbox(
  links: readonly HTMLAnchorElement[],
  link: HTMLAnchorElement,
  byClick: boolean,
): Promise<void> {
  if (lightbox) {
    lightbox.goTo(links.indexOf(link));
    return;
  }
  const isOpening = asked !== undefined;
  asked = link;
  if (isOpening) return;
  try {
    const [offer] = await Promise.all([offerFor(link), addStylesheet(stylesheet)]);
    open(links, links.indexOf(asked), offer, byClick);
  } finally {
    asked = undefined;
  }
}

function open(
  links: readonly HTMLAnchorElement[],
  index: number,
  offer: Offer,
  byClick: boolean,
): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const opened = new PhotoSwipe({
    dataSource: links.map((link) => slideOf(link, offer)),
    index,
    showHideAnimationType: isStill ? 'none' : 'fade',
    bgOpacity: 1,
    returnFocus: false,
    loop: links.length > 2,
    arrowPrevTitle: lightboxMessages.previous,
    arrowNextTitle: lightboxMessages.next,
    closeTitle: lightboxMessages.close,
    zoomTitle: lightboxMessages.zoom,
    errorMsg: pictureMessages.unavailable,
    paddingFn: ({ x }) => ({
      top: 56,
      bottom: 88,
      left: x > 900 ? 72 : 0,
      right: x > 900 ? 72 : 0,
    }),
  });
  lightbox = opened;
  describe(opened, links);
  keepAddress(opened, links, byClick);
  keepEarlyKeys(opened);
  opened.on('destroy', () => {
    lightbox = undefined;
    setBackground(opened, false);
    links[opened.currIndex]?.focus({ preventScroll: true });
    links[opened.currIndex]?.scrollIntoView({ block: 'nearest' });
  });
  opened.init();
  setBackground(opened, true);
}

/** Makes the page behind inert. */
function setBackground(opened: PhotoSwipe, isInert: boolean): void {
  for (const element of document.body.children) {
    if (element !== opened.element) element.toggleAttribute('inert', isInert);
  }
}

type Offer = (link: HTMLAnchorElement, natural: number) => string;

/** From files of the site. */
async function ownOffer(): Promise<Offer> {
  const format = (await readsAvif()) ? 'avif' : 'webp';
  return ({ href }, width) => {
    const own = ownPicture({ contentKey: contentKeyAt(href), width }, DEFAULT_WIDTH);
    return own[format] || own.webp;
  };
}

async function storedOffer(first: HTMLAnchorElement): Promise<Offer> {
  const { backend, ...file } = storedFileOf(first);
  const transforms = await probeTransforms(backend, file);
  return (link, natural) =>
    sourceSet(backend, storedFileOf(link), responsiveWidths(undefined, natural), transforms);
}

/** How the pictures of a page are offered in several widths: a constant of the build. */
const offerFor = import.meta.env.PICTURES === 'files' ? ownOffer : storedOffer;

function slideOf(link: HTMLAnchorElement, offer: Offer): SlideData {
  const { width, height, alt } = link.dataset;
  const natural = Number(width);
  const small = link.querySelector('img');
  return {
    src: link.href,
    srcset: offer(link, natural),
    width: natural,
    height: Number(height),
    alt: alt ?? '',
    element: link,
    ...(small?.complete && small.currentSrc ? { msrc: small.currentSrc } : {}),
  };
}

/** A name for the dialog, and a live caption. */
function describe(opened: PhotoSwipe, links: readonly HTMLAnchorElement[]): void {
  opened.on('uiRegister', () => {
    opened.ui?.registerElement({
      name: 'caption',
      order: 9,
      isButton: false,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('role', 'status');
        opened.on('change', () => {
          const { caption, alt, credit, lang } = links[opened.currIndex]?.dataset ?? {};
          element.lang = lang ?? '';
          element.textContent = [caption || alt, credit].filter(Boolean).join(' · ');
        });
      },
    });
  });
  opened.on('afterInit', () => {
    opened.element?.setAttribute('aria-label', lightboxMessages.name);
    opened.element?.setAttribute('aria-modal', 'true');
  });
}

/** PhotoSwipe ignores keys until it has faded in: they are replayed then. */
function keepEarlyKeys(opened: PhotoSwipe): void {
  const actions = new Map<string, () => void>([
    ['ArrowLeft', () => opened.prev()],
    ['ArrowRight', () => opened.next()],
    ['Escape', () => opened.close()],
  ]);
  const early: (() => void)[] = [];
  const keep = (event: KeyboardEvent) => {
    const action = actions.get(event.key);
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    early.push(action);
  };
  document.addEventListener('keydown', keep);
  opened.on('destroy', () => document.removeEventListener('keydown', keep));
  opened.on('bindEvents', () => {
    document.removeEventListener('keydown', keep);
    for (const action of early) action();
  });
}

function keepAddress(
  opened: PhotoSwipe,
  links: readonly HTMLAnchorElement[],
  byClick: boolean,
): void {
  const address = () => `#photo-${links[opened.currIndex]?.dataset.photo}`;
  const page = location.pathname + location.search;
  let isEntered = false;
  let leftByBack = false;

  opened.on('change', () => {
    if (byClick && !isEntered) history.pushState(null, '', address());
    else history.replaceState(history.state, '', address());
    isEntered = true;
  });
  const onBack = () => {
    if (location.hash.startsWith('#photo-')) return;
    leftByBack = true;
    // PhotoSwipe ignores `close` while it opens.
    if (opened.opener.isOpen) opened.close();
    else opened.on('openingAnimationEnd', () => opened.close());
  };
  addEventListener('popstate', onBack);
  opened.on('close', () => {
    removeEventListener('popstate', onBack);
    if (leftByBack) return;
    if (byClick) history.back();
    else history.replaceState(history.state, '', page);
  });
}

/** The file and its backend: '' for the page’s own. */
function storedFileOf(link: HTMLAnchorElement) {
  return storedFileAt(link.getAttribute('href') ?? '');
}

/** One pixel. */
const PIXEL =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgc4AAaQENBpMg8f8mKE4AAWAACQNY48ftw=';

/** For a `srcset` without a `<picture>` around it, where the browser does not choose between formats. */
async function readsAvif(): Promise<boolean> {
  const image = new Image();
  image.src = `data:image/avif;base64,${PIXEL}`;
  return image.decode().then(
    () => true,
    () => false,
  );
}
