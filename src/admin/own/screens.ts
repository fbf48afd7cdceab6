import type { OwnScreen } from '#admin/ui/Screen.tsx';

/** Your own screens, in folders beside this file. */
export const OWN_SCREENS: readonly OwnScreen[] = [];
