import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { RouterProvider as AriaRouter, I18nProvider } from 'react-aria-components';
import { Link, Outlet, useHref, useLocation, useNavigate } from 'react-router';
import { useReleaseConfirmation } from '#admin/releases/use-publication.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { FullPageLoader } from '#admin/ui/feedback/FullPageLoader.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { MenuSlot } from '#admin/ui/ScreenBar.tsx';
import { languageOfScreen, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { useWhileVisible } from '#admin/ui/use-while-visible.ts';
import { UploadTray } from '#admin/uploads/UploadTray.tsx';
import { touchLastSeen } from '#data/accounts/team.ts';
import { INACTIVITY_CHECK } from '#domain/accounts/inactivity.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff, staffTag } from '#languages/staff.ts';
import { refreshAccount } from '#stores/account.ts';
import { $arrivalMessage, $session } from '#stores/session.ts';
import { AwaitingApproval, useFocusAfterSignIn } from './AwaitingApproval.tsx';
import { MenuButton, PhoneBar } from './MenuButton.tsx';
import { RoleUnknown } from './RoleUnknown.tsx';
import { Search } from './Search.tsx';
import { Sidebar } from './Sidebar.tsx';
import {
  $shortcutsOpen,
  $singleKeys,
  SHORTCUTS,
  searchKeys,
  setSingleKeys,
  useShortcuts,
} from './shortcuts.ts';

export function Shell() {
  const { role, roleFailure } = useStore($session);
  if (roleFailure) return <RoleUnknown />;
  if (!role) return <FullPageLoader />;
  if (!isStaff(role)) return <ViewerFrame />;
  return <Frame />;
}

/** Viewers can look after their own account, and nothing else. */
function ViewerFrame() {
  const { pathname } = useLocation();
  const { profile, isProfileMissing } = useStore($session);
  if (pathname !== STAFF.account) {
    // The profile says whether they wait or were shut out.
    return profile || isProfileMissing ? <AwaitingApproval /> : <FullPageLoader />;
  }
  return (
    <main className="mx-auto max-w-list">
      <p className="px-4 pt-6 sm:px-8">
        <Link to={STAFF.dashboard} className="underline underline-offset-4">
          {staff.shell.isMyAccountApproved}
        </Link>
      </p>
      <Suspense fallback={<Spinner />}>
        <Outlet />
      </Suspense>
    </main>
  );
}

function Frame() {
  const navigate = useNavigate();
  const main = useFocusOnArrival();
  // Before the screen is drawn.
  speakOfPage(useLocation());
  useShortcuts();
  useLastSeen();
  useReleaseConfirmation();
  return (
    <AriaRouter navigate={navigate} useHref={useHref}>
      <I18nProvider locale={staffTag()}>
        <a
          href="#main"
          className="sr-only rounded-lg bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:inset-s-3 focus:z-50"
        >
          {staff.shell.skipToTheContent}
        </a>
        <ShortcutsDialog />
        <Search />
        <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)] print:block">
          <header className="sticky top-0 hidden h-dvh border-line border-e bg-side md:block print:hidden">
            <Sidebar />
          </header>
          <main id="main" ref={main} tabIndex={-1} className="flex min-w-0 flex-col outline-none">
            <PhoneBar />
            <OfflineSign />
            <ArrivalMessage />
            <MenuSlot value={<MenuButton />}>
              <Suspense fallback={<Spinner />}>
                <Outlet />
              </Suspense>
            </MenuSlot>
          </main>
          <UploadTray />
        </div>
      </I18nProvider>
    </AriaRouter>
  );
}

/** Notes the visit, and fetches the role again: row-level security answers a lost role with empty lists. */
function useLastSeen() {
  useEffect(() => {
    if (document.visibilityState === 'visible') touch();
  }, []);
  useWhileVisible(() => {
    touch();
    void refreshAccount();
  }, INACTIVITY_CHECK);
}

function touch() {
  touchLastSeen().catch(() => {});
}

/** A new screen starts at its top and gets the focus, also after sign-in. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  useFocusAfterSignIn(main);
  const { pathname, state } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The address changed, the screen did not.
    if (state?.stay) return;
    // The screen has restored the focus.
    if (main.current?.contains(document.activeElement?.parentElement ?? null)) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, state]);
  return main;
}

function ArrivalMessage() {
  const message = useStore($arrivalMessage);
  const { pathname } = useLocation();
  const [arrivedAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== arrivedAt) $arrivalMessage.set(null);
  }, [pathname, arrivedAt]);
  if (!message) return null;
  return (
    <div className="px-4 pt-4 sm:px-8">
      <Callout tone="good" title={message.title}>
        {message.text}
      </Callout>
    </div>
  );
}

/** Screens that keep drafts say more where they do. */
function OfflineSign() {
  const isOnline = useIsOnline();
  return (
    <div role="status" aria-label={staff.shell.connection}>
      {!isOnline && (
        <p className="bg-caution-shade px-4 py-2 font-medium text-caution sm:px-8">
          {staff.shell.offlineHint}
        </p>
      )}
    </div>
  );
}

/** While a page of another language is open, the words around its sections are in that, as visitors have them. */
function speakOfPage({ pathname, search }: { pathname: string; search: string }): void {
  if (otherLanguages().length === 0) return;
  const { dataset } = document.documentElement;
  const isPage = pathname.startsWith(`${STAFF.pages}/`) && pathname !== STAFF.menu;
  const language = isPage ? languageOfScreen(search) : '';
  if (language !== '') dataset.language = language;
  else delete dataset.language;
}

function ShortcutsDialog() {
  const isOpen = useStore($shortcutsOpen);
  const hasSingleKeys = useStore($singleKeys);
  return (
    <Dialog
      isOpen={isOpen}
      title={staff.shell.keyboardShortcuts}
      width="narrow"
      onClose={() => $shortcutsOpen.set(false)}
    >
      <dl>
        <Line keys={staff.shell.saveKeys} label={staff.shell.saveHelp} />
        <Line keys={searchKeys()} label={staff.shell.searchHelp} />
        {SHORTCUTS.map(({ keys, label }) => (
          <Line key={keys} keys={keys} label={staff.shell[label]} isOff={!hasSingleKeys} />
        ))}
      </dl>
      <Checkbox checked={hasSingleKeys} onChange={setSingleKeys}>
        {staff.shell.singleKeysLabel}
      </Checkbox>
      <Button className="justify-self-end" onClick={() => $shortcutsOpen.set(false)}>
        {staff.common.close}
      </Button>
    </Dialog>
  );
}

function Line({ keys, label, isOff = false }: { keys: string; label: string; isOff?: boolean }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t py-2 last:border-b">
      <dt className={isOff ? 'text-soft line-through' : undefined}>{label}</dt>
      <dd className="flex gap-1">
        {keys.split(', ').map((alternative) => (
          <kbd
            key={alternative}
            dir="ltr"
            className="whitespace-nowrap rounded-md border border-line bg-paper px-2 py-0.5 font-text text-note"
          >
            {alternative}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
