import { useStore } from '@nanostores/react';
import { useState } from 'react';
import * as z from 'zod/mini';

import { LeaveFormQuestion } from '#admin/saving/LeaveFormQuestion.tsx';
import { settleForm } from '#admin/saving/settle-form.ts';
import { attempt } from '#admin/sign-in/attempt.ts';
import { PasswordForm } from '#admin/sign-in/NewPasswordForm.tsx';
import { fullName } from '#admin/sign-in/rules/account-rules.ts';
import { useSignOut } from '#admin/sign-in/SignOutButton.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { changeStaffLanguage } from '#admin/ui/text/staff-messages.ts';
import { setStaffLanguage } from '#data/accounts/auth.ts';
import { updateProfile } from '#data/accounts/profiles.ts';
import { ROLE_NAMES } from '#domain/accounts/role-names.ts';
import { STAFF_LANGUAGES, type StaffLanguage, staff, staffLanguage } from '#languages/staff.ts';
import { applyProfile, noteFailure } from '#stores/account.ts';
import { $session } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';
import { FactorsPanel } from './FactorsPanel.tsx';

export function AccountScreen() {
  const { user, role } = useStore($session);
  return (
    <Screen title={staff.shell.account} hint={user?.email} className="max-w-list py-2">
      <Section
        title={staff.account.profile}
        note={role && staff.account.colleaguesSeeYourName(staff.screens[ROLE_NAMES[role]])}
      >
        <ProfileForm />
      </Section>
      <Section title={staff.signIn.password}>
        <PasswordForm asksCurrent />
      </Section>
      <Section title={staff.account.language} note={staff.account.languageNote}>
        <LanguageField />
      </Section>
      <Section title={staff.signInSteps.twoFactor} note={staff.account.twoFactorHint}>
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

const profileRules = z.object({
  fullName,
  jobTitle: z
    .string()
    .check(z.trim(), z.maxLength(120, { error: () => staff.signInSteps.atMostCharacters })),
});

function ProfileForm() {
  const { user, profile, isProfileMissing } = useStore($session);
  const form = useFields(profileRules, {
    values: { fullName: profile?.full_name ?? '', jobTitle: profile?.job_title ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { field, handleSubmit, getValues, isSubmitting, isDirty } = form;

  if (!profile && isProfileMissing) {
    return (
      <Callout tone="caution" title={staff.account.profileAway}>
        {staff.account.profileAwayHint}
      </Callout>
    );
  }

  const submit = handleSubmit(async (values) => {
    // Not before it is there.
    if (!profile) return;
    const sent = { ...getValues() };
    const { failure } = await attempt(async () => {
      const changed = { ...profile, full_name: values.fullName, job_title: values.jobTitle };
      applyProfile(await updateProfile(user?.id, changed));
    });
    if (failure) {
      noteFailure(failure);
      showToast(TOASTS.updateFailed(failure.serverMessage ?? failure.message));
      return;
    }
    settleForm(form, sent, values);
    showToast(TOASTS.profileUpdated());
  });

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <LeaveFormQuestion isUnsaved={isDirty} />
      <TextField
        label={staff.signInSteps.fullName}
        autoComplete="name"
        readOnly={!profile}
        {...field('fullName')}
      />
      <TextField
        label={staff.account.jobTitle}
        autoComplete="organization-title"
        readOnly={!profile}
        {...field('jobTitle')}
      />
      <Button
        type="submit"
        kind="primary"
        isPending={isSubmitting}
        isIdle={!profile}
        className="justify-self-start"
      >
        {isSubmitting ? staff.common.saving : staff.account.saveProfile}
      </Button>
    </form>
  );
}
