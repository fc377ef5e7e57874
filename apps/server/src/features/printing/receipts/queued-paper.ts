import type { PaperText } from '@tableside/domain/printing';

/** Something to print that is no kitchen ticket: what it says stands when it is queued. PRINT-10 */
export type QueuedPaper = {
  readonly lines: readonly PaperText[];
  /** A link, printed as a QR code below. */
  readonly qr?: string;
};
