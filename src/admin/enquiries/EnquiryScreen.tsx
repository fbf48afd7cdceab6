import { useQuery, useQueryClient } from '@tanstack/react-query';
import { enquiryById } from '#admin/queries/enquiries.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { staff } from '#languages/staff.ts';
import { EnquirySheet } from './EnquirySheet.tsx';

/** /admin/enquiries/{id} */
export function EnquiryScreen({ id, back }: { id: string; back: string }) {
  const enquiry = useQuery(enquiryById(useQueryClient(), id));
  if (enquiry.data) return <EnquirySheet enquiry={enquiry.data} back={back} />;
  return (
    <OpeningScreen
      title={staff.enquiries.enquiry}
      back={<BackLink to={back}>{staff.enquiries.enquiries}</BackLink>}
      label={staff.enquiries.openingTheEnquiry}
      what={staff.enquiries.theEnquiry}
      query={enquiry}
    />
  );
}
