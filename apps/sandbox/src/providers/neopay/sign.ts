import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import { z } from 'zod';
import { fromDecimal } from '../decimal.ts';
import { peekToken, readToken } from '../jwt.ts';
import type { NeopayRequest } from './state.ts';

const PROJECTS = [SANDBOX_KEYS.main.neopay, SANDBOX_KEYS.other.neopay] as const;

/** The key of a project; undefined for one that does not exist. */
export const keyOf = (projectId: unknown): string | undefined =>
  PROJECTS.find(project => project.projectId === projectId)?.projectKey;

/** The project a forger would have: any but this one. */
export const otherProject = (projectId: unknown): (typeof PROJECTS)[number] =>
  projectId === PROJECTS[1].projectId ? PROJECTS[0] : PROJECTS[1];

/** What a shop puts into the widget's token; more is allowed and ignored. providers.md §3. */
const WidgetClaims = z.object({
  projectId: z.int(),
  transactionId: z.string().min(1).max(255),
  amount: z.number(),
  currency: z.enum(['EUR', 'PLN']),
  paymentPurpose: z.string().min(1).max(140),
  serviceType: z.literal('pisp'),
  clientRedirectUrl: z.url({ protocol: /^https?$/ }).max(2000),
  bank: z.string().max(20).optional(),
  receiverName: z.string().max(140).optional(),
  receiverAccountNumber: z.string().max(34).optional(),
});

/** The transaction a token asks for; null when it is not signed by its project, lapsed, or not whole. */
export const readWidgetToken = async (token: string, now: number): Promise<NeopayRequest | null> => {
  const key = keyOf(peekToken(token).projectId);
  const claims = key === undefined ? null : await readToken(key, token, now);
  const parsed = WidgetClaims.safeParse(claims);
  const amount = parsed.success ? fromDecimal(parsed.data.amount) : null;
  if (!parsed.success || amount === null) return null;
  const { bank = null, receiverName = null, receiverAccountNumber = null, ...request } = parsed.data;
  const { serviceType: _serviceType, ...rest } = request;
  return { ...rest, amount, bank, receiverName, receiverAccountNumber };
};
