import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryList } from '#admin/queries/galleries.ts';
import { businessSettings } from '#admin/queries/settings.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { ConfirmDialog } from '#admin/ui/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { LinkToCopy } from '#admin/ui/fields/LinkToCopy.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextAreaField } from '#admin/ui/fields/TextAreaField.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { pathHere, speaking } from '#business/language.ts';
import { testimonialMail } from '#business/messages/testimonials.ts';
import { requestTestimonial } from '#data/testimonials/testimonials.ts';
import { NO_SETTINGS, withSettings } from '#domain/settings/business-settings.ts';
import { staff } from '#languages/staff.ts';
import { site as folderSite } from '#site';
import { $session } from '#stores/session.ts';

interface RequestTestimonialProps {
  /** The job, where it is asked from its gallery. */
  galleryId?: string;
  /** Where it is asked from an enquiry. */
  enquiry?: { id: string; name: string; email: string; language: string };
}

/** Makes a link for a customer, and sends it or shows it. */
export function RequestTestimonial(props: RequestTestimonialProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" className="justify-self-start" onClick={() => setOpen(true)}>
        {staff.testimonials.requestTestimonial}
      </Button>
      {isOpen && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({
  galleryId,
  enquiry,
  onClose,
}: RequestTestimonialProps & { onClose: () => void }) {
  const { data: { settings } = { settings: NO_SETTINGS } } = useQuery(businessSettings);
  const site = withSettings(folderSite, settings);
  const { profile } = useStore($session);
  const sender = profile?.full_name || site.name;
  const [name, setName] = useState(enquiry?.name ?? '');
  const [email, setEmail] = useState(enquiry?.email ?? '');
  const [job, setJob] = useState(galleryId ?? '');
  const [isMailed, setMailed] = useState(enquiry ? enquiry.email !== '' : true);
  const [ownText, setText] = useState<string | null>(null);
  const inTheirs = <Said,>(say: () => Said) => speaking(enquiry?.language ?? '', say);
  const text =
    ownText ?? inTheirs(() => testimonialMail.text(name.trim(), sender, site.name, job !== ''));
  const galleries = useQuery({ ...galleryList, enabled: !galleryId });
  const asking = useDataChange<void, string>({
    run: () =>
      requestTestimonial({
        galleryId: job || null,
        enquiryId: enquiry?.id ?? null,
        customerName: name,
        email,
        mail: isMailed
          ? {
              subject: inTheirs(() => testimonialMail.subject(site.name)),
              text,
              sender_name: sender,
              reply_to: site.email,
            }
          : null,
      }),
    changes: ['testimonials', 'enquiries'],
  });
  if (asking.data) {
    const page = inTheirs(() => pathHere('/your-word'));
    return <MadeLink {...{ page, onClose }} token={asking.data} mailedTo={isMailed ? email : ''} />;
  }
  const jobs = Object.fromEntries(
    (galleries.data ?? []).map(({ id, title }) => [id, title || staff.screens.untitled]),
  );
  return (
    <ConfirmDialog
      isOpen
      isForm
      title={staff.testimonials.requestTestimonial}
      onCancel={onClose}
      confirm={isMailed ? staff.testimonials.sendTheLink : staff.testimonials.makeTheLink}
      onConfirm={() => asking.mutate()}
      change={asking}
    >
      <p className="max-w-prose text-note text-soft">{staff.testimonials.linkExplained}</p>
      <TextField
        label={staff.testimonials.nameOfTheCustomer}
        value={name}
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      {!galleryId && (
        <Select
          label={staff.testimonials.jobOfPhotographs}
          isLabelAbove
          value={job}
          // Without an enquiry only the job says what the testimonial is about.
          options={{
            '': enquiry ? staff.testimonials.wordsOnly : staff.testimonials.chooseTheJob,
            ...jobs,
          }}
          onChange={setJob}
        />
      )}
      <Checkbox checked={isMailed} onChange={setMailed}>
        {staff.testimonials.sendItByMail}
      </Checkbox>
      {isMailed && (
        <>
          <TextField
            label={staff.testimonials.mailAddress}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextAreaField
            label={staff.testimonials.mail}
            value={text}
            onChange={setText}
            rows={8}
            limit={6000}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

interface MadeLinkProps {
  /** Where the customer answers. */
  page: string;
  token: string;
  /** '' when it was not sent. */
  mailedTo: string;
  onClose: () => void;
}

/** Shows the link this once: only a hash of it is kept. */
function MadeLink({ page, token, mailedTo, onClose }: MadeLinkProps) {
  return (
    <Dialog isOpen title={staff.testimonials.linkMade} onClose={onClose}>
      {mailedTo !== '' && (
        <p className="wrap-anywhere">{staff.testimonials.linkGoesTo(mailedTo)}</p>
      )}
      <p className="max-w-prose text-note text-soft">{staff.testimonials.linkShownOnce}</p>
      <LinkToCopy path={`${page}#${token}`} />
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          {staff.screens.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
