const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, 'Video (YouTube)'],
  [/(?:^|\.)vimeo\.com$/, 'Video (Vimeo)'],
  [/(?:^|\.)(?:dailymotion\.com|dai\.ly)$/, 'Video (Dailymotion)'],
  [/(?:^|\.)tiktok\.com$/, 'Video (TikTok)'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)facebook\.com$/, 'Facebook'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'X'],
  [/(?:^|\.)soundcloud\.com$/, 'Audio (SoundCloud)'],
  [/(?:^|\.)spotify\.com$/, 'Audio (Spotify)'],
];

/** What WordPress makes of an address that stands alone: a link with words that any language has. */
export function embeddedLink(address: string) {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(whole)) return { href: address, words: address, isKnown: false };
  const { hostname, pathname } = new URL(whole);
  const known = KNOWN.find(([host]) => host.test(hostname))?.[1];
  const file = /[^/]+\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a|ogg|wav)$/i.exec(pathname)?.[0];
  const href = whole
    .replace(
      /^(https?:\/\/www\.youtube)(?:-nocookie)?(\.com)\/embed\/([\w-]+).*$/s,
      '$1$2/watch?v=$3',
    )
    .replace(/^https?:\/\/player\.vimeo\.com\/video\/(\d+).*$/s, 'https://vimeo.com/$1');
  return { href, words: known ?? file ?? hostname.replace(/^www\./, ''), isKnown: !!known };
}
