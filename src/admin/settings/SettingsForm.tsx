import { Button } from '#admin/ui/Button.tsx';
import { StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Section } from '#admin/ui/Section.tsx';
import type { SavedSettings } from '#data/settings/business-settings.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { ClosureFields } from './ClosureFields.tsx';
import { AddressFields, ContactFields } from './ContactFields.tsx';
import { FrameFields } from './FrameFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { SettingsNotice } from './SettingsNotice.tsx';
import { SocialFields } from './SocialFields.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { WordFields } from './WordFields.tsx';

/** Everything that the owner can change about the business, saved together. */
export function SettingsForm({ saved }: { saved: SavedSettings }) {
  const { form, submit, isSaving, failure, faults, isDirty, news, kept, putBack, discard } =
    useSettingsForm(saved);
  return (
    <form noValidate autoComplete="off" onSubmit={submit} aria-label="Settings">
      <ScreenBar
        actions={
          <Button type="submit" kind="primary" isPending={isSaving}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        }
        banner={
          <>
            <SettingsNotice {...{ news, failure, faults }} onDiscard={discard} />
            <StatusBanner message={kept} />
          </>
        }
      >
        <ScreenName
          title="Settings"
          note={isDirty ? 'Not saved yet' : 'What you save waits under Publish'}
        />
      </ScreenBar>
      <div className="max-w-5xl px-4 py-2 sm:px-8">
        <Section title="Contact" note="On every page, and in what search engines are told.">
          <ContactFields form={form} />
        </Section>
        <Section title="Address" note="Written as the country does.">
          <AddressFields form={form} />
        </Section>
        <Section title="Opening hours" note="Tick the days on which you are open.">
          <HoursFields form={form} />
        </Section>
        <Section
          title="Days closed"
          note="Holidays and the like, both days included. They leave the website when they are over."
        >
          <ClosureFields form={form} />
        </Section>
        <Section title="Prices" note="On the page of each service.">
          <PriceFields form={form} />
        </Section>
        <Section title="Social profiles" note="At the foot of every page, and for search engines.">
          <SocialFields form={form} />
        </Section>
        <Section
          title="About the business"
          note="For search engines, and for the page that says who is responsible."
        >
          <BusinessFields form={form} />
        </Section>
        <Section title="Header and footer" note="On every page.">
          <FrameFields form={form} />
        </Section>
        <Section
          title="Words of the website"
          note="Labels, buttons and sentences that are on no page of their own. Empty ones are as the site came."
        >
          <WordFields form={form} />
        </Section>
        <Section title="Photographs" note="On the home page, and on those of services and jobs.">
          <TextField
            label="Sentence below photographs"
            limit={300}
            hint="Leave it empty to take it off the website."
            {...form.field('note')}
          />
        </Section>
        <Section title="Earlier settings" note="Whatever was saved can be put back.">
          <SettingsHistory onPutBack={putBack} />
        </Section>
      </div>
    </form>
  );
}
