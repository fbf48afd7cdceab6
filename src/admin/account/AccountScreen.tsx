import { useStore } from '@nanostores/react';
import { PasswordForm } from '#admin/sign-in/NewPasswordForm.tsx';
import { useSignOut } from '#admin/sign-in/SignOutButton.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { ROLE_NAMES } from '#domain/accounts/role.ts';
import { $session } from '#stores/session.ts';
import { FactorsPanel } from './FactorsPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function AccountScreen() {
  const { user, role } = useStore($session);
  return (
    <Screen title="Account" note={user?.email} className="max-w-5xl py-2">
      <Section
        title="Profile"
        note={role && `${ROLE_NAMES[role]}. Colleagues see your name beside what you write.`}
      >
        <ProfileForm />
      </Section>
      <Section title="Password">
        <PasswordForm asksCurrent />
      </Section>
      <Section
        title="Second step"
        note="A code from your phone, besides the password. Whoever learns the password still can’t get in."
      >
        <FactorsPanel />
      </Section>
      <Section
        title="Signed in"
        note="Lost a laptop or a phone? Sign out everywhere, then change the password."
      >
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
        Sign out here
      </Button>
      <Button isPending={isPending} onClick={() => leave('global')}>
        Sign out everywhere
      </Button>
    </div>
  );
}
