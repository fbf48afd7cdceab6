/** `npm run seed` adds the demo content to a Supabase project; existing rows (by fixed ids) stay. */
import { seedProject } from '#tooling/seed/seed.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { hostedProject } from './open-project.ts';

await runCommand(async () => {
  const project = hostedProject();
  if (!project) {
    throw new UserError('Set SUPABASE_URL (or PUBLIC_SUPABASE_URL) to the address of the project.');
  }
  console.log(`Putting the demo content into ${project.name} …`);
  console.log(await seedProject(project));
});
