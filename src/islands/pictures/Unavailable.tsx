import { pictureWords } from '#business/words/pictures.ts';

export function Unavailable({ alt }: { alt: string }) {
  const words = pictureWords.unavailable;
  return (
    <span className="picture-error" {...(alt && { role: 'img', 'aria-label': `${words}: ${alt}` })}>
      {words}
    </span>
  );
}
