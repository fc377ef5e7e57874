import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Empty, Id, Instant, Major } from '../shared/shared.ts';

const { lead, office } = ROLE_GROUPS;

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** An invoice of an operator to a stall, or a credit note where more commission went back than came; major units. */
const HallPaper = z.object({
  id: Id,
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  month: Month,
  /** The stall that it was written to, or for a stall its operator. */
  venue: Id,
  name: z.string(),
  net: Major,
  vat: Major,
  total: Major,
  issued_at: Instant,
});

export const HallInvoices = z.object({
  /** Months that are over, with commission that no paper says yet, the latest first. */
  open: z.array(
    z.object({
      month: Month,
      stalls: z.array(
        z.object({
          venue: Id,
          name: z.string(),
          /** What is to be invoiced; below nothing, to be credited. */
          commission: Major,
          /** Whose details of a company are missing, or that both are one; null: it can be invoiced. */
          bar: z.enum(['operator', 'stall', 'one_company']).nullable(),
        }),
      ),
    }),
  ),
  /** What the commission may be taxed at, the usual rate first; none: this venue pays no VAT. */
  rates: z.array(z.object({ id: z.string(), name: z.string(), percent: z.number() })),
  /** Papers of this venue to its stalls, and of operators to this venue; the latest first. */
  issued: z.array(HallPaper),
  received: z.array(HallPaper),
});
export type HallInvoices = z.infer<typeof HallInvoices>;
export type HallPaper = z.infer<typeof HallPaper>;

/** Invoices for what the operator of a hall keeps of its stalls' sales. ADR 0037. */
export const hallInvoiceCalls = calls({
  'GET /console/{venue}/hall/invoices': {
    summary:
      'Invoices for the commission of a hall: which months are to be invoiced, what was issued, and what this venue got as a stall.',
    access: { staff: office },
    response: HallInvoices,
  },
  'POST /console/{venue}/hall/invoices': {
    summary:
      'Issues the invoices of a month that is over to these stalls, all of them or none, each with the next number of the operator: what was kept by the statement of that month, VAT included, less what earlier papers of the month say. Sent twice it issues nothing more. `vat_rate` names one of the operator’s rates; null where it pays no VAT. `validation_failed` where a month, a rate or a stall’s company is not there.',
    access: { staff: lead },
    body: z.strictObject({
      month: Month,
      stalls: z.array(Id).min(1).max(100),
      vat_rate: z.string().max(64).nullable(),
    }),
    response: HallInvoices,
  },
  'GET /console/{venue}/hall/invoices/{invoice}/pdf': {
    summary:
      'An invoice or credit note for commission as a file, for the operator and for the stall it was written to; `not_found` for all others.',
    access: { staff: office },
    response: Empty,
    file: ['application/pdf'],
    errors: ['not_found'],
  },
});
