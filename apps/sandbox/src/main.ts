import { processEnv } from './env.ts';
import { createSandbox } from './sandbox.ts';

try {
  const settings = processEnv();
  const sandbox = await createSandbox(settings);
  const end = (): void => void sandbox.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  if (settings.endsWithStdin) process.stdin.once('close', end).resume();
  console.log(JSON.stringify({ listening: sandbox.address, smtp: sandbox.smtpPort }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
