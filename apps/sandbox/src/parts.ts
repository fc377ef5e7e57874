import { openCompanies } from './companies/index.ts';
import { openFiscal } from './fiscal/index.ts';
import { openLoyalty } from './loyalty/index.ts';
import { openMail } from './mail/index.ts';
import type { OpenPart } from './part.ts';
import { openPrinters } from './printer/index.ts';
import { openPush } from './push/index.ts';
import { openSignIn } from './sign-in/index.ts';
import { openSms } from './sms/index.ts';
import { openTerminals } from './terminal/index.ts';
import { openTill } from './till/index.ts';

/** In the order of the steering page. */
export const PARTS: readonly OpenPart[] = [
  openMail,
  openSms,
  openTill,
  openLoyalty,
  openPrinters,
  openTerminals,
  openFiscal,
  openPush,
  openCompanies,
  openSignIn,
];
