/** Loads Cucumber, waits for a message, then runs the features with the profile `first`. */
import 'tsx/cjs';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';

const { runConfiguration } = await loadConfiguration({ profiles: ['first'] });
process.once('message', async () => {
  await runCucumber(runConfiguration);
  process.disconnect();
});
