import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { businessSettings } from '#admin/queries/settings.ts';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { $session } from '#stores/session.ts';
import { AnswerSettings } from './answers/AnswerSettings.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** /admin/settings: what the website says about the business, for administrators. */
export function SettingsScreen() {
  useScreenTitle('Settings');
  const isAdmin = useStore($session).role === 'admin';
  // What lies in the cache may be a minute old; the form begins with what is true now.
  const settings = useQuery({ ...businessSettings, enabled: isAdmin });
  if (settings.data && isAdmin) {
    return (
      <>
        <SettingsForm saved={settings.data} />
        <AnswerSettings />
      </>
    );
  }
  return (
    <Screen title="Settings" className="max-w-4xl py-6">
      {isAdmin ? (
        <Loading label="Fetching the settings" what="The settings" query={settings} />
      ) : (
        <p className="max-w-prose text-control">
          Only administrators change what the website says about the business. Ask one of them when
          a number, the hours or a price is another one.
        </p>
      )}
    </Screen>
  );
}
