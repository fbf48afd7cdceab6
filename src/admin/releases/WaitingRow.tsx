import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useNames } from '#admin/queries/people.ts';
import { serviceList } from '#admin/queries/services.ts';
import { contentPair } from '#admin/queries/waiting.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Checkbox } from '#admin/ui/fields/Checkbox.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { ChangedWords } from '#admin/ui/text/ChangedWords.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { FOLDER_SERVICES } from '#domain/pages/services.ts';
import {
  type Comparison,
  compareGalleries,
  comparePictures,
  comparePosts,
  differencesInContext,
} from '#domain/releases/content-comparison.ts';
import { compareSettings } from '#domain/releases/settings-comparison.ts';
import { CONTENT, nameInLog, nounOf } from '#domain/releases/waiting-changes.ts';
import type { WaitingItem } from '#domain/releases/waiting-items.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { comparePages } from './page-contents.ts';
import { type Discard, discardLabel } from './use-discard.ts';

/** What goes back to what visitors see, and how the two states are compared. */
const COMPARE = {
  post: comparePosts,
  gallery: compareGalleries,
  media: comparePictures,
  page: comparePages,
};

interface WaitingRowProps {
  item: WaitingItem;
  liveVersion: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  discard: Discard;
}

/** One thing that waits: whether it is included, what it changes, and how to discard it. */
export function WaitingRow({ item, liveVersion, isChosen, onChoose, discard }: WaitingRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const comparison = useComparison(item, liveVersion, isOpen);
  const words = (
    <>
      <span lang={site.language} className="wrap-anywhere block font-semibold text-control">
        {item.title}
      </span>
      <Facts item={item} summary={comparison.data?.summary} isChosen={isChosen} />
    </>
  );
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="min-w-48 flex-1 max-sm:basis-full">
          {item.canBeLeftOut ? (
            <Checkbox checked={isChosen} onChange={onChoose}>
              {words}
            </Checkbox>
          ) : (
            <div className="py-2.5 ps-7.5">{words}</div>
          )}
        </div>
        <Button
          kind="quiet"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={`${isOpen ? staff.common.hide : staff.releases.compare}, ${item.title}`}
          className="max-sm:ms-4"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? staff.common.hide : staff.releases.compare}
        </Button>
      </div>
      <div
        id={panel}
        hidden={!isOpen}
        className="mt-1 mb-3 grid gap-3 rounded-lg border border-line bg-panel p-4 sm:ms-7.5"
      >
        {isOpen && <Compared query={comparison} />}
        <Actions item={item} discard={discard} />
      </div>
    </li>
  );
}

/** @param isOpen a setting is not told in a few words beside its name: what it was is fetched when it is to be seen. */
function useComparison(item: WaitingItem, liveVersion: number, isOpen: boolean) {
  const isSetting = item.entity === 'settings';
  // What a price is of is on its page.
  const { data: services = FOLDER_SERVICES } = useQuery({
    ...serviceList,
    enabled: isSetting && isOpen,
  });
  return useQuery({
    ...contentPair(item, liveVersion),
    enabled: !isSetting || isOpen,
    select: ({ seen, next }): Comparison | undefined => {
      if (isSetting) {
        const name = nameInLog(item.key);
        return seen && next ? compareSettings(name, seen, next, services) : undefined;
      }
      return item.id === null
        ? undefined
        : COMPARE[item.entity as keyof typeof COMPARE]?.(seen, next);
    },
  });
}

type FactsProps = Pick<WaitingRowProps, 'item' | 'isChosen'> & { summary: string | undefined };

/** 'Article, 2 words changed by Joe, 12 minutes ago'. */
function Facts({ item, summary = '', isChosen }: FactsProps) {
  const nameOf = useNames();
  const name = nameOf(item.actor);
  const { saved, approved } = item;
  const noun = nounOf(item.entity);
  // Until both states are fetched, and where there is nothing to compare.
  const what =
    noun && summary
      ? `${noun}: ${summary}`
      : (approved?.description ?? staff.releases.changedNamed(noun ?? staff.goingLive.content));
  return (
    <span className="wrap-anywhere block text-note text-soft">
      {what}
      {name && staff.screens.by(name)}, <RelativeTime at={item.at} />
      {saved?.goesLiveAt && (
        <RichText
          text={staff.releases.goesLiveWhen}
          parts={{ time: <RelativeTime at={saved.goesLiveAt} /> }}
        />
      )}
      {item.isLocked && saved && staff.releases.administratorPublishes}
      {saved?.wasTakenBack && staff.releases.showsEarlierVersion}
      {approved && !item.canBeLeftOut && !item.isLocked && staff.releases.goesWithAny}
      {!isChosen &&
        item.canBeLeftOut &&
        (approved?.action === 'published'
          ? staff.releases.becomesADraftAgain
          : staff.releases.goesOnWaiting)}
    </span>
  );
}

function Compared({ query }: { query: ReturnType<typeof useComparison> }) {
  if (query.isPending || query.isLoadingError) {
    return <Loading what={staff.releases.theTwoVersions} query={query} />;
  }
  const parts = query.data?.parts ?? [];
  if (parts.length === 0) {
    return <p>{query.data?.summary || staff.releases.noWordsToCompare}</p>;
  }
  return (
    <dl className="grid gap-3">
      {parts.map(({ name, before, after }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two captions may read the same.
        <div key={nth}>
          <dt className="text-label text-soft">{name}</dt>
          <dd className="max-h-80 overflow-y-auto">
            <ChangedWords differences={differencesInContext(before, after)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Actions({ item, discard }: { item: WaitingItem; discard: Discard }) {
  const { discarding } = discard;
  const to = addressOf(item);
  const noun = nounOf(item.entity);
  const isPending = discarding.isPending && discarding.variables.key === item.key;
  return (
    <p className="flex flex-wrap gap-x-5">
      {to && (
        <Link to={to} className={buttonClass('link')}>
          {noun ? staff.releases.openNoun(noun) : staff.releases.openIt}
        </Link>
      )}
      {item.entity in COMPARE && !(item.isLocked && item.approved) && (
        <Button kind="link" isPending={isPending} onClick={() => discarding.mutate(item)}>
          {discardLabel(item)}
        </Button>
      )}
    </p>
  );
}

function addressOf({ entity, id, approved }: WaitingItem): string | null {
  if (approved?.action === 'deleted') return null;
  if (entity === 'gallery' && id === null) return STAFF.galleries;
  return CONTENT[entity]?.screen(id ?? '') ?? null;
}
