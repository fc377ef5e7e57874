import { resolve } from 'node:path';
import { z } from 'zod';
import type { SandboxOptions } from './sandbox.ts';

const webAddress = z.url({ protocol: /^https?$/ }).optional();

const Environment = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  SANDBOX_DATA: z.string().min(1).default('data/sandbox'),
  SANDBOX_PUBLIC_URL: webAddress,
  SANDBOX_SERVER_URL: webAddress,
  SANDBOX_ENDS_WITH_STDIN: z.enum(['0', '1']).default('0'),
});

/** The sandbox's settings, and whether it ends when its standard input does (whoever started it is gone then). */
export type Settings = SandboxOptions & { readonly endsWithStdin: boolean };

/** Reads the settings; the only place that reads the environment. Throws with a message for people. */
export const processEnv = (): Settings => {
  const set = Object.entries(process.env).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) throw new Error(`The sandbox cannot start.\n${z.prettifyError(parsed.error)}`);
  const { SANDBOX_PORT, SANDBOX_DATA, SANDBOX_PUBLIC_URL, SANDBOX_SERVER_URL } = parsed.data;
  return {
    port: SANDBOX_PORT,
    dataDir: resolve(SANDBOX_DATA),
    publicUrl: SANDBOX_PUBLIC_URL,
    serverUrl: SANDBOX_SERVER_URL,
    endsWithStdin: parsed.data.SANDBOX_ENDS_WITH_STDIN === '1',
  };
};
