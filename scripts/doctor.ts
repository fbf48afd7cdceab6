/** `npm run doctor` checks the setup and changes nothing; ends with 1 when something is wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { MIGRATIONS, readMigrations } from '#local/backend/migrations.ts';
import { dataFolderPath, hostedFolderPath } from '#local/data-folder/data-folder.ts';
import { describeFindings, type Finding, unknown, wrong } from '#scripts/doctor/finding.ts';
import { canLookInside, keyFindings, visitorFindings } from '#scripts/doctor/key-findings.ts';
import { machineFindings, siteFinding } from '#scripts/doctor/machine-findings.ts';
import { inspectionSchema, projectFindings } from '#scripts/doctor/project-findings.ts';
import { loadSettings } from '#tooling/load-settings.ts';
import { projectClient } from '#tooling/project.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { runningServer } from './running-server.ts';

await runCommand(async () => {
  const { hosted } = loadSettings();
  const dataFolder = hosted ? hostedFolderPath() : dataFolderPath();
  const findings = [
    ...(await machineFindings(dataFolder)),
    siteFinding(process.env.SITE_URL, hosted === null),
    ...(hosted ? await hostedFindings(hosted.url, hosted.key) : await embeddedFindings(dataFolder)),
  ];
  console.log(describeFindings(findings));
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
});

async function hostedFindings(url: string, key: string): Promise<Finding[]> {
  const secretKey = process.env.SUPABASE_SECRET_KEY || undefined;
  const keys = keyFindings(key, secretKey);
  const visitors = await visitorFindings(url, key);
  const before = [...keys, ...visitors];
  if (!secretKey) return before;
  if (canLookInside(before)) return [...before, ...(await inside(url, secretKey, false))];
  return [...before, unknown('inside', 'Not looked at until the address and both keys are right.')];
}

/** Opening the data folder would migrate it, so only a running server is asked. */
async function embeddedFindings(dataFolder: string): Promise<Finding[]> {
  const folder = join(dataFolder, 'backend');
  const isThere = existsSync(folder);
  const server = isThere && (await runningServer(folder));
  if (!server) {
    const sentence = isThere
      ? `${dataFolder} is there, and no server runs on it. Run npm start, then this again, to have a look inside.`
      : `There is nothing in ${dataFolder} yet: npm start fills it with the demo content.`;
    return [unknown('data folder', sentence)];
  }
  return [
    ...(await visitorFindings(server.url, EMBEDDED_PUBLISHABLE_KEY)).filter(
      // The embedded backend prints mails in the terminal, and accounts need none.
      ({ about }) => about !== 'addresses' && about !== 'mails',
    ),
    ...(await inside(server.url, server.secretKey, true)),
  ];
}

async function inside(url: string, secretKey: string, isEmbedded: boolean): Promise<Finding[]> {
  const { data, error } = await projectClient({ url, secretKey }).rpc('inspect_project');
  const here = new Date();
  if (error) {
    return [
      wrong(
        'migrations',
        error.code === 'PGRST202'
          ? 'The project has not got the functions of this version: run supabase db push --remote.'
          : `The project does not let us look inside: ${error.message}.`,
      ),
    ];
  }
  const inspection = inspectionSchema.safeParse(data).data;
  if (!inspection)
    throw new UserError(
      'The project answers in the words of another version. Run git pull, or apply the migrations.',
    );
  const migrations = (await readMigrations(MIGRATIONS)).map(({ version }) => version);
  return projectFindings({ inspection, migrations, here, isEmbedded });
}
