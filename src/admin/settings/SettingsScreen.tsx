import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { serviceList } from '#admin/queries/services.ts';
import { businessSettings, settingsRevisions } from '#admin/queries/settings.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { useSettled } from '#admin/ui/feedback/use-settled.ts';
import { Screen } from '#admin/ui/Screen.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { AnswerSettings } from './answers/AnswerSettings.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** /admin/settings: what the website says about the business, for administrators. */
export function SettingsScreen() {
  useScreenTitle(staff.settings.settings);
  const isAdmin = useStore($session).role === 'admin';
  // What lies in the cache may be a minute old; the form begins with what is true now.
  const settings = useQuery({ ...businessSettings, enabled: isAdmin });
  // Their prices stand in the middle of the form.
  const arePricesIn = useSettled(useQuery({ ...serviceList, enabled: isAdmin }));
  const isHistoryIn = useSettled(useQuery({ ...settingsRevisions, enabled: isAdmin }));
  if (settings.data && arePricesIn && isAdmin) {
    return (
      <>
        <SettingsForm saved={settings.data} />
        {isHistoryIn && <AnswerSettings />}
      </>
    );
  }
  return (
    <Screen title={staff.settings.settings} className="max-w-4xl py-6">
      {isAdmin ? (
        <Loading
          label={staff.settings.fetchingTheSettings}
          what={staff.settings.theSettings}
          query={settings}
          isWaiting={!arePricesIn}
        />
      ) : (
        <p className="max-w-prose text-control">{staff.settings.administratorsOnly}</p>
      )}
    </Screen>
  );
}
