import { after, type Change, camel, folderName, type Read } from './change.ts';

const REGISTRY = 'packages/payments/src/registry.ts';

const index = (id: string): string => `import type { PaymentProvider } from '../../port.ts';
import { createIntent, fetchStatus, refund } from './api.ts';
import { peekPaymentReferences, verifyWebhook } from './callback.ts';

/** Whose money it moves, and where. It is offered to nobody while it has no methods. */
export const ${camel(id)}: PaymentProvider = {
  id: '${id}',
  capabilities: {
    methods: [],
    settledBy: 'provider',
    creates: 'locally',
    status: 'told',
    refunds: 'by_hand',
    cancels: false,
    lists: false,
    currencies: ['EUR'],
    smallest: 1,
    smallestRefund: 1,
    keys: [{ name: 'secret', secret: true, pattern: '\\\\S{16,}' }],
    account: 'clearing:${id}',
    webhookAnswer: {},
  },
  addresses: {
    live: { baseUrl: 'https://${id}.invalid', browserUrl: 'https://${id}.invalid' },
    test: { baseUrl: 'https://${id}.invalid', browserUrl: 'https://${id}.invalid' },
    sandbox: { baseUrl: '/${id}', browserUrl: '/${id}' },
  },
  createIntent,
  fetchStatus,
  peekPaymentReferences,
  verifyWebhook,
  refund,
};
`;

const api = (id: string): string => `import { type PaymentProvider, ProviderRefusal } from '../../port.ts';

/** Refuses until the wire of a method is written: nothing was asked of anybody. */
export const createIntent: PaymentProvider['createIntent'] = async () => {
  throw new ProviderRefusal('${id}', 'refused', 'it has no method yet');
};

export const fetchStatus: PaymentProvider['fetchStatus'] = async () => null;

export const refund: PaymentProvider['refund'] = async () => ({ status: 'by_hand', ref: null, failure: null });
`;

const map = `import type { PaymentStatus } from '@tableside/domain/payments';

/** Their words in ours. What is not in the table is unknown, and asked about. */
export const STATUSES: Readonly<Record<string, PaymentStatus>> = {};
`;

const callback = `import type { PaymentProvider } from '../../port.ts';

export const peekPaymentReferences: PaymentProvider['peekPaymentReferences'] = () => [];

/** Believes nothing before its signature is checked. */
export const verifyWebhook: PaymentProvider['verifyWebhook'] = async () => ({
  kind: 'refused',
  why: 'no signature of it is known',
});
`;

const ofStaff = (
  id: string,
  method: string,
): string => `import { collectedByStaff } from '../../wire/staff.ts';

/** A way to pay that staff take and say so. */
export const ${camel(id)} = collectedByStaff('${id}', '${method}', '${id}');
`;

/** A provider: a folder and a line. With `method`, one that staff settle. docs/recipes/payment-provider.md */
export const newProvider = (given: string | undefined, method: string | undefined, read: Read): Change[] => {
  const id = folderName(given);
  const folder = `packages/payments/src/providers/${id}`;
  const line = read(REGISTRY).replace(/,?\n\];/, `,\n  ${camel(id)},\n];`);
  const registry = after(line, /^import /, `import { ${camel(id)} } from './providers/${id}/index.ts';`);
  const files = method
    ? { 'index.ts': ofStaff(id, method) }
    : { 'index.ts': index(id), 'api.ts': api(id), 'map.ts': map, 'callback.ts': callback };
  return [
    { path: REGISTRY, adds: true, text: registry },
    ...Object.entries(files).map(([file, text]) => ({ path: `${folder}/${file}`, text })),
  ];
};
