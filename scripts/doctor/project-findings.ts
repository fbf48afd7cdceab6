import { z } from 'zod';
import { MOST_BYTES } from '#domain/media/files/refusal.ts';
import {
  type Checksums,
  editedSince,
  fingerprintOf,
  type MigrationFile,
  sentenceOfEdited,
} from '#tooling/released-migrations.ts';
import { advice, type Finding, ok, unknown, wrong } from './finding.ts';

/** What `inspect_project()` answers. */
export const inspectionSchema = z.object({
  now: z.coerce.date(),
  migrations: z.array(z.string()),
  /** Fingerprints by version; null where the text was not kept. */
  migration_texts: z.record(z.string(), z.string().nullable()),
  buckets: z.array(
    z.object({
      id: z.string(),
      public: z.boolean(),
      file_size_limit: z.int().nullable(),
      allowed_mime_types: z.array(z.string()).nullable(),
    }),
  ),
  storage_policies: z.int(),
  unguarded_tables: z.array(z.string()),
  accounts: z.int(),
  administrators: z.int(),
  has_pg_net: z.boolean(),
  has_pg_cron: z.boolean(),
  has_vault: z.boolean(),
  jobs: z.array(z.string()),
  has_deploy_hook: z.boolean(),
  /** What is wrong with it, or null. */
  deploy_hook_problem: z.string().nullable(),
  /** A host, `github`, `other`, or null without a hook. */
  deploy_hook_calls: z.string().nullable(),
  /** Begun within so many days. */
  releases_30_days: z.int(),
  /** `ok`, what is wrong with it, or null for none. */
  mail: z.string().nullable(),
  mail_by_server: z.boolean(),
});
export type Inspection = z.infer<typeof inspectionSchema>;

/** The database's answers, and what these files need. */
export interface ProjectFacts {
  inspection: Inspection;
  /** In order. */
  migrations: readonly string[];
  /** This machine's clock at the time of `inspection.now`. */
  here: Date;
  isEmbedded: boolean;
}

const BUCKETS = ['media', 'portfolio-images'];
const BUCKET_OF_VISITORS = 'enquiry-pictures';
/** The number in the migration of storage. */
const STORAGE_POLICIES = 5;
/** Tokens from the future are refused. */
const MOST_SECONDS_APART = 60;

export function projectFindings(facts: ProjectFacts): Finding[] {
  return [
    migrations(facts),
    ...buckets(facts.inspection),
    guards(facts.inspection),
    clock(facts),
    people(facts.inspection),
    ...(facts.isEmbedded ? [] : [publishing(facts.inspection), jobs(facts.inspection)]),
    mail(facts),
  ];
}

function migrations({ inspection, migrations: files }: ProjectFacts): Finding {
  const missing = files.filter((version) => !inspection.migrations.includes(version));
  const strange = inspection.migrations.filter((version) => !files.includes(version));
  if (missing.length > 0) {
    return wrong(
      'migrations',
      `${missing.length} of ${files.length} are not applied, from ${missing[0]} on: run supabase db push --remote.`,
    );
  }
  if (strange.length > 0) {
    return wrong(
      'migrations',
      `The project has ${strange.join(', ')}, which this folder has not got: it is older than the project. Run git pull.`,
    );
  }
  return ok('migrations', `All ${files.length} are applied.`);
}

function buckets({ buckets: found }: Inspection): Finding[] {
  const ofContent = BUCKETS.map((id) => {
    const bucket = found.find((candidate) => candidate.id === id);
    const about = `bucket ${id}`.slice(0, 16);
    if (!bucket) return wrong(about, `There is no bucket ${id}: apply the migrations.`);
    if (!bucket.public)
      return wrong(about, `${id} is private, so visitors see no pictures: make it public.`);
    if (
      bucket.file_size_limit !== MOST_BYTES ||
      !bucket.allowed_mime_types?.includes('image/webp')
    ) {
      return wrong(
        about,
        `${id} does not take pictures up to 25 MiB any more. Set its size limit to ${MOST_BYTES} bytes and its types to JPEG, PNG, WebP, AVIF and GIF.`,
      );
    }
    return ok(about, `${id} is public and takes pictures up to 25 MiB.`);
  });
  return [...ofContent, bucketOfVisitors(found)];
}

function bucketOfVisitors(found: Inspection['buckets']): Finding {
  const bucket = found.find(({ id }) => id === BUCKET_OF_VISITORS);
  const about = `bucket ${BUCKET_OF_VISITORS}`.slice(0, 16);
  if (!bucket) {
    return wrong(about, `There is no bucket ${BUCKET_OF_VISITORS}: apply the migrations.`);
  }
  if (bucket.public) {
    return wrong(
      about,
      `${BUCKET_OF_VISITORS} is public, so anybody with an address sees what customers sent: make it private.`,
    );
  }
  return ok(about, `${BUCKET_OF_VISITORS} is private.`);
}

function guards({ unguarded_tables, storage_policies }: Inspection): Finding {
  if (unguarded_tables.length > 0) {
    return wrong(
      'policies',
      `Anybody may read and change ${unguarded_tables.join(', ')}: row-level security is off there. Turn it on: alter table public.${unguarded_tables[0]} enable row level security;`,
    );
  }
  if (storage_policies < STORAGE_POLICIES) {
    return wrong(
      'policies',
      'Policies on storage.objects are missing, so staff can’t upload: apply the migrations.',
    );
  }
  return ok('policies', 'Row-level security is on for every table, and storage has its policies.');
}

function clock({ inspection, here }: ProjectFacts): Finding {
  const seconds = Math.round(Math.abs(inspection.now.getTime() - here.getTime()) / 1000);
  if (seconds <= MOST_SECONDS_APART) return ok('clock', `The clocks are ${seconds} s apart.`);
  const apart =
    seconds >= 7200 ? `${Math.round(seconds / 3600)} hours` : `${Math.round(seconds / 60)} minutes`;
  return wrong(
    'clock',
    `This machine’s clock and the database’s are ${apart} apart. The database’s counts for what is scheduled; set this machine’s by the network.`,
  );
}

function people({ accounts, administrators }: Inspection): Finding {
  if (administrators > 0)
    return ok('people', `${accounts} accounts, ${administrators} active administrators.`);
  return wrong(
    'people',
    accounts === 0
      ? "Nobody has an account. Create one at /admin/login, then run in the SQL editor: select private.make_admin('you@example.com');"
      : "Nobody is an administrator. Run in the SQL editor: select private.make_admin('you@example.com');",
  );
}

function publishing(inspection: Inspection): Finding {
  const { has_deploy_hook, deploy_hook_problem, has_pg_net, has_vault } = inspection;
  if (deploy_hook_problem) {
    return wrong('publishing', `${deploy_hook_problem} Write it as docs/deploy.md says.`);
  }
  if (has_deploy_hook) {
    const isWorkflow = inspection.deploy_hook_calls === 'github';
    return ok(
      'publishing',
      `Publish ${isWorkflow ? 'starts the workflow on GitHub' : 'calls the host’s deploy hook'}.`,
    );
  }
  const turnOn = [...(has_pg_net ? [] : ['pg_net']), ...(has_vault ? [] : ['supabase_vault'])];
  return advice(
    'publishing',
    `Publish tells no host: right with a server of your own (npm start). Otherwise ${turnOn.length > 0 ? `turn on ${turnOn.join(' and ')}, then ` : ''}run select vault.create_secret('https://…the deploy hook…', 'deploy_hook_url');`,
  );
}

function jobs({ has_pg_cron, jobs: names }: Inspection): Finding {
  if (names.includes('release-due'))
    return ok('scheduled', 'pg_cron looks every minute for what is due.');
  return advice(
    'scheduled',
    `Scheduled articles wait for the next Publish, unless a server of your own runs. ${has_pg_cron ? 'Run' : 'Turn on pg_cron, then run'} select private.schedule_jobs();`,
  );
}

function mail({ inspection, isEmbedded }: ProjectFacts): Finding {
  if (inspection.mail === 'ok') return ok('notices', 'Notices of enquiries go out by mail.');
  if (inspection.mail) return wrong('notices', inspection.mail);
  if (inspection.mail_by_server)
    return ok('notices', 'The server beside the database sends the notices of enquiries.');
  if (isEmbedded) return unknown('notices', 'Mails of the embedded backend stay on this machine.');
  return advice(
    'notices',
    'Nobody hears of an enquiry by mail: see “Mails about enquiries” in docs/deploy.md.',
  );
}

const ABOUT_RELEASED = 'released';

/**
 * Migrations that are not what was released, and those that the project was given in other words: it has them
 * by their numbers, so nothing else tells of it.
 */
export function migrationFindings(
  { migration_texts: texts }: Inspection,
  files: readonly (MigrationFile & { version: string })[],
  checksums: Checksums,
): Finding[] {
  const edited = editedSince(checksums, files);
  const others = files.filter(({ file, version, text }) => {
    const given = texts[version];
    const isNamed = edited.some((one) => one.file === file);
    return !isNamed && given && given !== fingerprintOf(text);
  });
  if (edited.length + others.length === 0) {
    return [ok(ABOUT_RELEASED, 'Each migration that the project was given is as it is here.')];
  }
  return [
    ...edited.map((one) => wrong(ABOUT_RELEASED, sentenceOfEdited(one))),
    ...others.map(({ file }) =>
      wrong(
        ABOUT_RELEASED,
        `The project was given another ${file} than this one, and never gets the difference. Write a new migration that makes up for it (docs/upgrade.md, What can go wrong).`,
      ),
    ),
  ];
}
