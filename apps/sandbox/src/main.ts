import { processEnv } from './env.ts';
import { createSandbox } from './sandbox.ts';

try {
  const sandbox = await createSandbox(processEnv());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  console.log(JSON.stringify({ listening: sandbox.address, smtp: sandbox.smtpPort }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
