import { useNavigate } from 'react-router';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { type Release, requestRelease } from '#data/releases/releases.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { usePublication } from './use-publication.ts';

/**
 * What is said of facts that are saved, which go live with any release. Where nothing else waits that somebody approved,
 * they can be published at once; else what goes along is looked at first.
 *
 * @param entity as `content_changes` names it.
 * @param version of what is saved: a later one has not been published.
 */
export function usePublishSaved(entity: 'settings' | 'menu', version: number): Message {
  const navigate = useNavigate();
  const { waiting, liveVersion, failed } = usePublication();
  const release = useDataChange<number, Release>({
    run: () => requestRelease(),
    changes: ['releases'],
  });
  const publish = { label: staff.shell.publish, onClick: () => release.mutate(version) };
  // What somebody asked for an earlier version says nothing of this one.
  const isAsked = release.variables === version;
  const asked = isAsked ? release.data : undefined;
  if (asked && liveVersion >= asked.content_version) {
    return { tone: 'good', title: `${staff.goingLive.liveForVisitors}.` };
  }
  const failure =
    (isAsked && release.error?.message) || (asked && failed?.id === asked.id && failed.message);
  if (failure) {
    const again = { ...publish, label: staff.common.tryAgain };
    return {
      tone: 'bad',
      title: `${staff.goingLive.publishingFailed}.`,
      text: failure,
      actions: [again],
    };
  }
  if (isAsked) {
    return { tone: 'plain', title: staff.screens.publishing };
  }
  const review = {
    label: staff.goingLive.reviewAndPublish,
    onClick: () => void navigate(STAFF.publish),
  };
  const isAlone = waiting.every((one) => one.entity === entity);
  return {
    tone: 'good',
    title: staff.saving.savedNow,
    text: `${staff.goingLive.whatYouSave}.`,
    actions: [isAlone ? publish : review],
  };
}
