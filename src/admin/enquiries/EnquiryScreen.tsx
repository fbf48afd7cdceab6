import { useQuery, useQueryClient } from '@tanstack/react-query';
import { enquiryById } from '#admin/queries/enquiries.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { DataError } from '#data/errors.ts';
import { EnquirySheet } from './EnquirySheet.tsx';

/** /admin/enquiries/{id} */
export function EnquiryScreen({ id, back }: { id: string; back: string }) {
  const queries = useQueryClient();
  const enquiry = useQuery(enquiryById(queries, id));
  if (enquiry.data) return <EnquirySheet enquiry={enquiry.data} back={back} />;
  if (enquiry.error instanceof DataError && enquiry.error.code === 'not-found') return <NotFound />;
  return (
    <>
      <ScreenBar back={<BackLink to={back}>Enquiries</BackLink>}>
        <ScreenName title="Enquiry" />
      </ScreenBar>
      <div className="max-w-4xl px-4 py-6 sm:px-8">
        {enquiry.isLoadingError ? (
          <LoadingFailed what="The enquiry" query={enquiry} />
        ) : (
          <Spinner label="Opening the enquiry" />
        )}
      </div>
    </>
  );
}
