import type { ErrorCode } from '@tableside/contract';
import type { Jobs } from './jobs.ts';

/** What the server asks of the workshop. */
export type Asked = { readonly name: keyof Jobs; readonly input: unknown };

/** What the workshop answers. */
export type Answered =
  | { readonly value: unknown }
  | { readonly refused: ErrorCode; readonly details: Readonly<Record<string, unknown>> | undefined }
  | { readonly failed: string };
