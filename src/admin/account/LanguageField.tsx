import { useState } from 'react';
import { attempt } from '#admin/sign-in/attempt.ts';
import { Select } from '#admin/ui/fields/Select.tsx';
import { changeStaffLanguage } from '#admin/ui/text/staff-words.ts';
import { setStaffLanguage } from '#data/accounts/auth.ts';
import { STAFF_LANGUAGES, type StaffLanguage, staff, staffLanguage } from '#languages/staff.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

const NAMES = Object.fromEntries(
  Object.entries(STAFF_LANGUAGES).map(([code, { name }]) => [code, name]),
) as Record<StaffLanguage, string>;

/** The page loads again in the language chosen: words are no state. */
export function LanguageField() {
  const [chosen, setChosen] = useState(staffLanguage);

  async function choose(language: StaffLanguage) {
    setChosen(language);
    const { failure } = await attempt(async () => {
      await setStaffLanguage(language);
      await changeStaffLanguage(language);
    });
    if (!failure) return location.reload();
    setChosen(staffLanguage());
    showToast(TOASTS.updateFailed(failure.message));
  }

  return (
    <Select
      label={staff.account.language}
      isLabelHidden
      value={chosen}
      options={NAMES}
      onChange={choose}
      className="max-w-md"
    />
  );
}
