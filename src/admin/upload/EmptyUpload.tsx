import { ChooseFiles } from './ChooseFiles.tsx';
import { DestinationField } from './DestinationField.tsx';
import type { UploadDestination } from './upload.ts';

interface EmptyUploadProps {
  destination: UploadDestination;
  onDestination: (destination: UploadDestination) => void;
  onFiles: (files: File[]) => void;
}

export function EmptyUpload({ destination, onDestination, onFiles }: EmptyUploadProps) {
  return (
    <div className="grid w-full max-w-3xl gap-6 px-4 py-6 sm:px-8 sm:py-10">
      <section
        aria-label="Choose pictures"
        className="grid justify-items-start gap-5 rounded-2xl border-2 border-line border-dashed px-5 py-8 sm:px-10 sm:py-14"
      >
        <h2 className="font-display text-screen leading-tight sm:text-sheet">
          Straight from the camera to the website
        </h2>
        <p className="max-w-prose text-control text-soft">
          Choose as many photographs as you like
          <span className="pointer-coarse:hidden">, or drop or paste them here</span>. They are
          turned upright and made smaller on this device; the place they were taken at, the camera
          and the names in them stay behind.
        </p>
        <div className="flex flex-wrap gap-3">
          <ChooseFiles kind="primary" onFiles={onFiles}>
            Choose photographs
          </ChooseFiles>
          <span className="hidden pointer-coarse:contents">
            <ChooseFiles isCamera onFiles={onFiles}>
              Take a photograph
            </ChooseFiles>
          </span>
        </div>
        <DestinationField value={destination} onChange={onDestination} />
      </section>
      <p className="max-w-prose text-note text-soft">
        JPEG, PNG, WebP, AVIF, GIF and HEIC, up to 25 MB each. What is on its way is kept on this
        device until it has arrived: you may close this page, or lose the connection.
      </p>
    </div>
  );
}
