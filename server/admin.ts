// npm run admin:create -- --user-name anna --email anna@example.com
import { parseArgs } from 'node:util';
import { createAdmin } from './areas/admin.ts';
import { bootOrStop, settingsOrStop } from './command.ts';

const { values } = parseArgs({ options: { 'user-name': { type: 'string' }, email: { type: 'string' } } });
const { services, close } = await bootOrStop({ ...settingsOrStop(), demo: false });
try {
  const password = await createAdmin(services, { user_name: values['user-name'], email: values.email });
  console.log(
    `  Content manager ${values['user-name']} may sign in with the password\n\n    ${password}\n\n  It is shown this once.`,
  );
} catch (error) {
  console.error(`  ${(error as Error).message}`);
  process.exitCode = 1;
}
await close();
