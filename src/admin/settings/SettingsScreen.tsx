import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useNames } from '#admin/queries/people.ts';
import { serviceList } from '#admin/queries/services.ts';
import { businessSettings, settingsRevisions, useLastBackup } from '#admin/queries/settings.ts';
import { usePublishSaved } from '#admin/releases/use-publish-saved.ts';
import { SavedFormNotice } from '#admin/saving/SavedFormNotice.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Loading, LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { TextField } from '#admin/ui/fields/TextField.tsx';
import { List, Row } from '#admin/ui/lists/List.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { Section } from '#admin/ui/Section.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { SavedSettings } from '#data/settings/business-settings.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { changedSettings, settingName } from '#domain/settings/settings-merge.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { BackupSection } from './BackupSection.tsx';
import { ClosureFields, HoursFields } from './HoursFields.tsx';
import { LanguagesField, SocialFields } from './ListFields.tsx';
import { IconField, LogoField } from './LogoField.tsx';
import { OldFacts } from './OldFacts.tsx';
import { PriceFields } from './PriceFields.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { SecondPhoneFields, SettingFields } from './SettingFields.tsx';
import { fieldsOf, useSettingsForm } from './use-settings-form.ts';
import { WordFields } from './WordFields.tsx';

/** /admin/settings: what the website says about the business, for administrators. */
export function SettingsScreen() {
  useScreenTitle(staff.shell.settings);
  const isAdmin = useStore($session).role === 'admin';
  // What lies in the cache may be a minute old; the form begins with what is true now.
  const settings = useQuery({ ...businessSettings, enabled: isAdmin });
  // Their prices stand in the middle of the form, and the last backup above its button.
  const areRowsIn = useSettled(useQuery({ ...serviceList, enabled: isAdmin }), useLastBackup());
  if (settings.data && areRowsIn && isAdmin) {
    return <SettingsForm saved={settings.data} />;
  }
  return (
    <Screen title={staff.shell.settings} className="max-w-list py-6">
      {isAdmin ? (
        <Loading what={staff.settings.theSettings} query={settings} isWaiting={!areRowsIn} />
      ) : (
        <p className="max-w-prose text-control">{staff.settings.administratorsOnly}</p>
      )}
    </Screen>
  );
}

/** Everything that the owner can change about the business, saved together. */
function SettingsForm({ saved }: { saved: SavedSettings }) {
  const { form, whole, submit, isSaving, faults, isDirty, putBack, before, setBefore } =
    useSettingsForm(saved);
  const whenSaved = usePublishSaved('settings', whole.version);
  const untranslated = form.boundTo('untranslated');
  const counts = form.boundTo('counts');
  return (
    <form noValidate autoComplete="off" onSubmit={submit} aria-label={staff.shell.settings}>
      <ScreenBar
        actions={
          <Button type="submit" kind="primary" isPending={isSaving}>
            {isSaving ? staff.common.saving : staff.screens.save}
          </Button>
        }
        banner={
          <SavedFormNotice
            form={whole}
            {...{ faults, whenSaved, nameOf: settingName }}
            revisions={staff.settings.earlierSettings}
            onSave={() => void submit()}
          />
        }
      >
        <ScreenName
          title={staff.shell.settings}
          note={isDirty && staff.screens.notSavedYet}
          hint={!isDirty && staff.goingLive.whatYouSave}
        />
      </ScreenBar>
      {before.length > 0 && <OldFacts {...{ before }} after={saved} onDone={() => setBefore([])} />}
      <SectionIndex
        label={staff.shell.settings}
        screens={{
          [STAFF.answers]: staff.settings.answersToEnquiries,
          [STAFF.notifications]: staff.shell.notifications,
        }}
      >
        <Section title={staff.settings.contact} note={staff.settings.contactHint}>
          <div className="grid max-w-md gap-5">
            <SettingFields form={form} names={['phone']} />
            <SecondPhoneFields form={form} />
            <SettingFields form={form} names={['email', 'whatsapp', 'greeting']} />
          </div>
        </Section>
        <Section title={staff.settings.address} note={staff.settings.addressHint}>
          <div className="grid max-w-md gap-5">
            <SettingFields form={form} names={['street']} />
            <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
              <SettingFields form={form} names={['city', 'postcode']} />
            </div>
            <SettingFields form={form} names={['region', 'country']} />
          </div>
        </Section>
        <Section title={staff.settings.fields.hours.label} note={staff.settings.fields.hours.hint}>
          <HoursFields form={form} />
        </Section>
        <Section
          title={staff.settings.fields.closures.label}
          note={staff.settings.fields.closures.hint}
        >
          <ClosureFields form={form} />
        </Section>
        <Section
          title={staff.settings.fields.prices.label}
          note={staff.settings.fields.prices.hint}
        >
          <PriceFields form={form} />
        </Section>
        <Section
          title={staff.settings.fields.socials.label}
          note={staff.settings.fields.socials.hint}
        >
          <SocialFields form={form} />
          <TextField
            className="max-w-md"
            label={staff.settings.fields.reviews.label}
            type="url"
            placeholder="https://"
            hint={staff.settings.fields.reviews.hint}
            {...form.field('reviews')}
          />
        </Section>
        <Section title={staff.settings.aboutTheBusiness} note={staff.settings.aboutHint}>
          <div className="grid max-w-md gap-5">
            <SettingFields form={form} names={['name', 'company', 'trade']} />
            <LanguagesField form={form} />
            <SettingFields form={form} names={['area', 'bracket']} />
          </div>
        </Section>
        <Section title={staff.settings.headerAndFooter} note={staff.settings.onEveryPage}>
          <LogoField form={form} />
          <IconField form={form} />
          <SettingFields form={form} names={['legal']} />
        </Section>
        <Section title={staff.settings.fields.words.label} note={staff.settings.fields.words.hint}>
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
          <SettingFields form={form} names={['note']} />
        </Section>
        <Section
          title={staff.settings.fields.counts.label}
          note={staff.settings.fields.counts.hint}
        >
          <Checkbox checked={counts.value} onChange={counts.onChange}>
            {staff.settings.countsViews}
          </Checkbox>
        </Section>
        <BackupSection />
        <Section title={staff.settings.earlierSettings} note={staff.settings.earlierHint}>
          <SettingsHistory onPutBack={(settings) => putBack(fieldsOf(settings))} />
        </Section>
      </SectionIndex>
    </form>
  );
}

interface SettingsHistoryProps {
  onPutBack: (settings: BusinessSettings) => void;
}

/** How the settings were before, with a way back to each. */
function SettingsHistory({ onPutBack }: SettingsHistoryProps) {
  const revisions = useQuery(settingsRevisions);
  const nameOf = useNames();
  if (revisions.isLoadingError)
    return <LoadingFailed what={staff.settings.earlierSettings} query={revisions} />;
  if (!revisions.data?.length) return null;
  if (revisions.data.length === 1) {
    return <p className="text-soft">{staff.settings.nothingEarlier}</p>;
  }
  return (
    <List label={staff.settings.earlierSettings}>
      {revisions.data.map(({ version, settings, savedAt, savedBy }, index, all) => {
        const before = all[index + 1]?.settings;
        const changes = before
          ? changedSettings(before, settings).join(', ')
          : staff.settings.asDelivered;
        const name = nameOf(savedBy);
        return (
          <Row
            key={version}
            title={changes}
            end={
              index === 0 ? (
                <span className="text-note text-soft">{staff.settings.inUse}</span>
              ) : (
                <Button
                  aria-label={staff.settings.putBackNamed(changes)}
                  onClick={() => onPutBack(settings)}
                >
                  {staff.settings.putBack}
                </Button>
              )
            }
          >
            <RelativeTime at={savedAt} />
            {name && staff.screens.by(name)}
          </Row>
        );
      })}
    </List>
  );
}
