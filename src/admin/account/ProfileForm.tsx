import { useStore } from '@nanostores/react';
import * as z from 'zod/mini';
import { LeaveFormQuestion } from '#admin/saving/LeaveFormQuestion.tsx';
import { settleForm } from '#admin/saving/settle-form.ts';
import { attempt } from '#admin/sign-in/attempt.ts';
import { fullName } from '#admin/sign-in/rules/account-rules.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { updateProfile } from '#data/accounts/profiles.ts';
import { staff } from '#languages/staff.ts';
import { applyProfile, noteFailure } from '#stores/account.ts';
import { $session } from '#stores/session.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

const profileRules = z.object({
  fullName,
  jobTitle: z
    .string()
    .check(z.trim(), z.maxLength(120, { error: () => staff.account.atMostCharacters })),
});

export function ProfileForm() {
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
        label={staff.account.fullName}
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
        {isSubmitting ? staff.account.saving : staff.account.saveProfile}
      </Button>
    </form>
  );
}
