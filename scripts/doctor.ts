/** `npm run doctor` checks the setup and changes nothing; ends with 1 when something is wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { describeFindings, type Finding, unknown, wrong } from '#scripts/doctor/finding.ts';
import {
  canLookInside,
  keyFindings,
  oldKeyFindings,
  visitorFindings,
} from '#scripts/doctor/key-findings.ts';
import { folderFinding, machineFindings, siteFinding } from '#scripts/doctor/machine-findings.ts';
import { dataFolderPath, hostedFolderPath } from '#server/data-folder/data-folder.ts';
import { MIGRATIONS, readMigrations } from '#server/embedded/migrations.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { projectClient } from '#tooling/project.ts';
import { checksumsPath, readChecksums } from '#tooling/released-migrations.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import {
  type Inspection,
  inspectionSchema,
  migrationFindings,
  projectFindings,
} from './doctor/project-findings.ts';
import { sizeFinding, targetFindings } from './doctor/target-findings.ts';
import { runningServer } from './running-server.ts';

await runCommand(async () => {
  const { hosted } = loadSettings();
  const { SITE_URL } = process.env;
  const dataFolder = hosted ? hostedFolderPath() : dataFolderPath();
  const project = hosted
    ? await examineHosted(hosted.url, hosted.key)
    : await examineEmbedded(dataFolder);
  const findings = [
    ...(await machineFindings(dataFolder)),
    siteFinding(SITE_URL, hosted === null),
    await folderFinding(),
    ...(await targetFindings(process.env.PUBLISH_TO)),
    ...project.findings,
    await sizeFinding(dataFolder, project.inspection?.releases_30_days),
  ];
  console.log(describeFindings(findings));
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
});

interface Examined {
  findings: Finding[];
  /** Null when nobody could look inside. */
  inspection: Inspection | null;
}

async function examineHosted(url: string, key: string): Promise<Examined> {
  const secretKey = process.env.SUPABASE_SECRET_KEY || undefined;
  const before = [
    ...keyFindings(key, secretKey),
    ...oldKeyFindings(url, key, secretKey),
    ...(await visitorFindings(url, key)),
  ];
  if (!secretKey) return { findings: before, inspection: null };
  if (!canLookInside(before)) {
    const notYet = unknown('inside', 'Not looked at until the address and both keys are right.');
    return { findings: [...before, notYet], inspection: null };
  }
  const { findings, inspection } = await inside(url, secretKey, false);
  return { findings: [...before, ...findings], inspection };
}

/** Opening the data folder would migrate it, so only a running server is asked. */
async function examineEmbedded(dataFolder: string): Promise<Examined> {
  const folder = join(dataFolder, 'backend');
  const isThere = existsSync(folder);
  const server = isThere && (await runningServer(folder));
  if (!server) {
    const sentence = isThere
      ? `${dataFolder} is there, and no server runs on it. Run npm start, then this again, to have a look inside.`
      : `There is nothing in ${dataFolder} yet: npm start fills it with the demo content.`;
    return { findings: [unknown('data folder', sentence)], inspection: null };
  }
  const visitors = (await visitorFindings(server.url, EMBEDDED_PUBLISHABLE_KEY)).filter(
    // The embedded backend prints mails in the terminal, and accounts need none.
    ({ about }) => about !== 'addresses' && about !== 'mails',
  );
  const { findings, inspection } = await inside(server.url, server.secretKey, true);
  return { findings: [...visitors, ...findings], inspection };
}

async function inside(url: string, secretKey: string, isEmbedded: boolean): Promise<Examined> {
  const { data, error } = await projectClient({ url, secretKey }).rpc('inspect_project');
  const here = new Date();
  if (error) {
    const sentence =
      error.code === 'PGRST202'
        ? 'The project has not got the functions of this version: run supabase db push --remote.'
        : `The project does not let us look inside: ${error.message}.`;
    return { findings: [wrong('migrations', sentence)], inspection: null };
  }
  const inspection = inspectionSchema.safeParse(data).data;
  if (!inspection)
    throw new UserError(
      'The project answers in the words of another version. Run git pull, or apply the migrations.',
    );
  const files = await readMigrations(MIGRATIONS);
  const migrations = files.map(({ version }) => version);
  const findings = [
    ...projectFindings({ inspection, migrations, here, isEmbedded }),
    ...migrationFindings(inspection, files, readChecksums(checksumsPath(MIGRATIONS))),
  ];
  return { findings, inspection };
}
