import { encodeQR } from 'qr';

/** White modules that readers need around the code. */
const QUIET_ZONE = 4;

/** A QR code as SVG. supabase-js puts it into a `data:` address unescaped, so it must not hold a `#`. */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = rows.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${path.join('')}"/></svg>`;
}
