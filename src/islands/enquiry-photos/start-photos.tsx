import { useEffect, useState } from 'react';
import { enquiryPhotosLost } from '#business/messages/enquiry-photos.ts';
import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { filled } from '#domain/text/filled.ts';
import { addStylesheet } from '#islands/add-stylesheet.ts';
import { FOR_ENQUIRIES } from '#pictures/goals.ts';
import { PictureEncoder } from '#pictures/picture-encoder.ts';
import { PhotoField } from './PhotoField.tsx';
import { PhotoQueue } from './photo-queue.ts';
import stylesheet from './photos.css?url';

export type Photos = Awaited<ReturnType<typeof startPhotos>>;

/** The field for photographs, and what the form asks when it is sent. */
export async function startPhotos(backend: BackendAddress) {
  await addStylesheet(stylesheet);
  const encoder = new PictureEncoder(FOR_ENQUIRIES);
  const queue = new PhotoQueue(backend, {
    make: async (file) => {
      const { format } = await encoder.inspect(file);
      return await encoder.encode(file, format);
    },
  });
  let show: ((impatience: (() => void) | null) => void) | undefined;

  function Field() {
    const [onImpatience, setImpatience] = useState<(() => void) | null>(null);
    useEffect(() => {
      show = (impatience) => setImpatience(() => impatience);
    }, []);
    return <PhotoField queue={queue} onImpatience={onImpatience} />;
  }

  return {
    Field,
    /** Waits for those under way, unless the visitor does not want to. @returns the ticket, if any arrived. */
    async arrived(): Promise<string | null> {
      const impatience = Promise.withResolvers<void>();
      show?.(impatience.resolve);
      await Promise.race([queue.settled(), impatience.promise]);
      show?.(null);
      return await queue.ticket();
    },
    /** What to say when the message has arrived; '' when all that can be sent came with it. */
    lost(count: number): string {
      const all = queue.photos().filter(({ state }) => state !== 'refused').length;
      return count < all ? filled(enquiryPhotosLost.some, { count, all }) : '';
    },
  };
}
