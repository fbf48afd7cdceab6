import { Button } from '#admin/ui/Button.tsx';
import { StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import type { SavedSettings } from '#data/settings/business-settings.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { BusinessFields } from './BusinessFields.tsx';
import { ClosureFields } from './ClosureFields.tsx';
import { AddressFields, ContactFields } from './ContactFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { InOtherLanguages } from './InOtherLanguages.tsx';
import { IconField, LogoField } from './LogoField.tsx';
import { PriceFields } from './PriceFields.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import { SettingsNotice } from './SettingsNotice.tsx';
import { SocialFields } from './SocialFields.tsx';
import { type SettingsFields, useSettingsForm } from './use-settings-form.ts';
import { WordFields } from './WordFields.tsx';

/** Everything that the owner can change about the business, saved together. */
export function SettingsForm({ saved }: { saved: SavedSettings }) {
  const { form, submit, isSaving, failure, faults, isDirty, news, kept, putBack, discard } =
    useSettingsForm(saved);
  const untranslated = form.boundTo('untranslated');
  return (
    <form noValidate autoComplete="off" onSubmit={submit} aria-label={staff.settings.settings}>
      <ScreenBar
        actions={
          <Button type="submit" kind="primary" isPending={isSaving}>
            {isSaving ? staff.settings.saving : staff.settings.save}
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
          title={staff.settings.settings}
          note={isDirty ? staff.settings.notSavedYet : staff.settings.savedWaits}
        />
      </ScreenBar>
      <div className="max-w-5xl px-4 py-2 sm:px-8">
        <Section title={staff.settings.contact} note={staff.settings.contactHint}>
          <ContactFields form={form} />
        </Section>
        <Section title={staff.settings.address} note={staff.settings.addressHint}>
          <AddressFields form={form} />
        </Section>
        <Section title={staff.settings.openingHours} note={staff.settings.hoursHint}>
          <HoursFields form={form} />
        </Section>
        <Section title={staff.settings.daysClosedTitle} note={staff.settings.daysClosedHint}>
          <ClosureFields form={form} />
        </Section>
        <Section title={staff.settings.prices} note={staff.settings.pricesWhere}>
          <PriceFields form={form} />
        </Section>
        <Section title={staff.settings.socialProfiles} note={staff.settings.socialHint}>
          <SocialFields form={form} />
        </Section>
        <Section title={staff.settings.aboutTheBusiness} note={staff.settings.aboutHint}>
          <BusinessFields form={form} />
        </Section>
        <Section title={staff.settings.headerAndFooter} note={staff.settings.onEveryPage}>
          <FrameFields form={form} />
        </Section>
        <Section title={staff.settings.wordsOfTheWebsite} note={staff.settings.wordsHint}>
          <WordFields form={form} />
        </Section>
        {otherLanguages().length > 0 && (
          <Section title={staff.settings.languages} note={staff.settings.whatVisitorsReadIn}>
            <Checkbox checked={untranslated.value} onChange={untranslated.onChange}>
              {staff.settings.showsUntranslated}
            </Checkbox>
            <p className="max-w-prose text-soft">{staff.settings.whatIsShownThen}</p>
          </Section>
        )}
        <Section title={staff.settings.photographs} note={staff.settings.photographsHint}>
          <TextField
            label={staff.settings.sentenceBelowPhotographs}
            limit={300}
            hint={staff.settings.photographsNoteHint}
            {...form.field('note')}
          />
          <InOtherLanguages
            {...{
              ...{ form, label: staff.settings.sentenceBelowPhotographs },
              ...{ name: 'note', limit: 300 },
            }}
          />
        </Section>
        <Section title={staff.settings.earlierSettings} note={staff.settings.earlierHint}>
          <SettingsHistory onPutBack={putBack} />
        </Section>
      </div>
    </form>
  );
}

/** What stands around every page. */
function FrameFields({ form }: { form: SettingsFields }) {
  return (
    <>
      <LogoField form={form} />
      <IconField form={form} />
      <TextField
        label={staff.settings.legalLine}
        lang={site.language}
        limit={300}
        hint={staff.settings.legalLineHint}
        {...form.field('legal')}
      />
      <InOtherLanguages {...{ form, label: staff.settings.legalLine, name: 'legal', limit: 300 }} />
    </>
  );
}
