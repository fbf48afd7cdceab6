import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { businessSettings } from '#admin/queries/settings.ts';
import { LoadingFailed } from '#admin/ui/feedback/LoadingFailed.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { $session } from '#stores/session.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** /admin/settings: what the website says about the business, for administrators. */
export function SettingsScreen() {
  useScreenTitle('Settings');
  const isAdmin = useStore($session).role === 'admin';
  // What lies in the cache may be a minute old; the form begins with what is true now.
  const settings = useQuery({ ...businessSettings, enabled: isAdmin });
  if (settings.data && isAdmin) return <SettingsForm saved={settings.data} />;
  return (
    <>
      <ScreenBar>
        <ScreenName title="Settings" />
      </ScreenBar>
      <div className="max-w-4xl px-4 py-6 sm:px-8">
        {!isAdmin && (
          <p className="max-w-prose text-control">
            Only administrators change what the website says about the business. Ask one of them
            when a number, the hours or a price is another one.
          </p>
        )}
        {isAdmin && settings.isPending && <Spinner label="Fetching the settings" />}
        {settings.isLoadingError && <LoadingFailed what="The settings" query={settings} />}
      </div>
    </>
  );
}
