import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { attempt } from '#admin/sign-in/attempt.ts';
import { PasswordForm } from '#admin/sign-in/NewPasswordForm.tsx';
import { useSignOut } from '#admin/sign-in/SignOutButton.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { changeStaffLanguage } from '#admin/ui/text/staff-words.ts';
import { setStaffLanguage } from '#data/accounts/auth.ts';
import { ROLE_NAMES } from '#domain/accounts/role-names.ts';
import { STAFF_LANGUAGES, type StaffLanguage, staff, staffLanguage } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { FactorsPanel } from './FactorsPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function AccountScreen() {
  const { user, role } = useStore($session);
  return (
    <Screen title={staff.account.account} note={user?.email} className="max-w-5xl py-2">
      <Section
        title={staff.account.profile}
        note={role && staff.account.colleaguesSeeYourName(staff.screens[ROLE_NAMES[role]])}
      >
        <ProfileForm />
      </Section>
      <Section title={staff.account.password}>
        <PasswordForm asksCurrent />
      </Section>
      <Section title={staff.account.language} note={staff.account.languageNote}>
        <LanguageField />
      </Section>
      <Section title={staff.account.twoFactor} note={staff.account.twoFactorHint}>
        <FactorsPanel />
      </Section>
      <Section title={staff.account.signedIn} note={staff.account.lostDeviceHint}>
        <SignOutChoices />
      </Section>
    </Screen>
  );
}

function SignOutChoices() {
  const { isPending, leave } = useSignOut();
  return (
    <div className="flex flex-wrap gap-3">
      <Button isPending={isPending} onClick={() => leave('local')}>
        {staff.account.signOutHere}
      </Button>
      <Button isPending={isPending} onClick={() => leave('global')}>
        {staff.account.signOutEverywhere}
      </Button>
    </div>
  );
}

const NAMES = Object.fromEntries(
  Object.entries(STAFF_LANGUAGES).map(([code, { name }]) => [code, name]),
) as Record<StaffLanguage, string>;

/** The page loads again in the language chosen: words are no state. */
function LanguageField() {
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
