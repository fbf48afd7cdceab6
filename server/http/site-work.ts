import { join } from 'node:path';
import { placeOfPictures } from '#environment';
import type { CallFunction } from '#server/call-function.ts';
import type { DataFolder } from '#server/data-folder/data-folder.ts';
import { createFileCleaner } from '#server/enquiry-files/file-cleaner.ts';
import {
  createNotificationSender,
  type SenderSettings,
} from '#server/notifications/notification-sender.ts';
import { createPictureMaker } from '#server/pictures/picture-maker.ts';
import { recordSiteDefaults } from '#server/record-site-defaults.ts';
import { createPublisher } from '#server/releases/publisher.ts';
import { releaseQueue } from '#server/releases/release-queue.ts';
import { createSiteBuilder } from '#server/releases/site-builder.ts';
import { openSiteStore } from '#server/releases/site-store.ts';
import { openDelivery } from '#server/targets/delivery.ts';
import { log } from '#tooling/log.ts';
import type { ProjectAddress } from '#tooling/project.ts';

export type OpenSites = Awaited<ReturnType<typeof openSites>>;
export type SiteWork = ReturnType<typeof createSiteWork>;

/** The sites that are kept, what makes them, and where they are sent. */
export async function openSites(
  { site, cache }: Pick<DataFolder, 'site' | 'cache'>,
  addresses: { backendUrl?: string; siteUrl: string },
) {
  const store = await openSiteStore(site);
  const delivery = await openDelivery({ made: store.live, folder: join(cache, 'sent'), log });
  const build = { ...addresses, cacheDir: cache };
  const sites = createSiteBuilder({ ...build, store, log });
  const answer = delivery ? delivery.answerWith(store.respond) : store.respond;
  return { build, store, sites, delivery, answer };
}

interface WorkOptions {
  call: CallFunction;
  project: ProjectAddress;
  sender: SenderSettings | null;
  /** Of a backend that this server starts: see `createPublisher`. */
  backendStarts?: () => Promise<number>;
}

/** What a server does besides answering visitors: releases, pictures, mails. */
export function createSiteWork(
  { build, sites, delivery }: OpenSites,
  { call, project, sender, ...backend }: WorkOptions,
) {
  const publisher = createPublisher({
    ...{ queue: releaseQueue(call), sites, delivery, log },
    ...backend,
  });
  const notifications = createNotificationSender({ call, sender, log });
  const pictures = placeOfPictures() === 'files' ? createPictureMaker({ call, build, log }) : null;
  const cleaner = createFileCleaner({ project, log });
  return {
    publisher,
    /** @param asks as of `keepTimes`. */
    async start({ asks }: { asks: boolean }): Promise<void> {
      publisher.deliver();
      publisher.check();
      publisher.keepTimes({ asks });
      pictures?.start();
      await recordSiteDefaults(call, log);
      notifications.start();
      cleaner.start();
    },
    async stop(): Promise<void> {
      await notifications.stop();
      await pictures?.stop();
      await publisher.stop();
    },
  };
}
