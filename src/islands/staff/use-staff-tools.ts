import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $staffRole } from '#stores/staff-role.ts';

type StaffTools = typeof import('./staff-tools.tsx');

/** Tools for staff; null until they are loaded, and for visitors, who never download them. */
export function useStaffTools(): StaffTools | null {
  const isStaff = useStore($staffRole) !== null;
  const [tools, setTools] = useState<StaffTools | null>(null);
  useEffect(() => {
    // Offline, perhaps: staff then see what visitors see.
    if (isStaff) loadTools().then(setTools, () => {});
  }, [isStaff]);
  return isStaff ? tools : null;
}

async function loadTools(): Promise<StaffTools> {
  const tools = await import('./staff-tools.tsx');
  await tools.styled;
  return tools;
}
