import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '#admin/ui/Notice.tsx';
import { $arrivalNotice } from '#stores/session.ts';

export function ArrivalNotice() {
  const notice = useStore($arrivalNotice);
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== arrivedAt) $arrivalNotice.set(null);
  }, [pathname, arrivedAt]);
  if (!notice) return null;
  return (
    <div className="px-4 pt-4 sm:px-8">
      <Notice tone="good" title={notice.title}>
        {notice.text}
      </Notice>
    </div>
  );
}
