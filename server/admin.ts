import { boot } from './boot.ts';
import { runCommand, logProgress, readOptions } from './command.ts';
import { createAdmin } from './features/accounts/admin.ts';
import { readSettings } from './settings.ts';

const usage = 'npm run admin:create -- --user-name anna --email anna@example.com';

await runCommand(async () => {
  const { 'user-name': user_name, email } = readOptions(['user-name', 'email'], usage);
  await using opened = new AsyncDisposableStack();
  const { services, close } = await boot({ ...readSettings(process.env), demo: false }, logProgress);
  opened.defer(close);
  const password = await createAdmin(services, { user_name, email });
  console.log(
    `  Content manager ${user_name} may sign in with the password\n\n    ${password}\n\n  It is shown this once.`,
  );
});
