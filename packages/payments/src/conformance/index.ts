import { describe } from 'vitest';
import type { PaymentProvider } from '../port.ts';
import { believing } from './believing.ts';
import { canceling } from './canceling.ts';
import { creating } from './creating.ts';
import { proving } from './proving.ts';
import { refunding } from './refunding.ts';
import { staffCollection } from './staff.ts';
import type { Stage } from './stage.ts';
import { telling } from './telling.ts';
import { terminalCollection } from './terminal.ts';

export type { Booked, Message, Payer, Stage } from './stage.ts';

/** What every provider has to do, as tests. What differs follows from its capabilities, never from its name. */
export const conformance = (provider: PaymentProvider, stage: () => Stage): void => {
  describe(provider.id, () => {
    // It has no wire of its own: what it gives back and ends, the terminal does.
    if (provider.capabilities.settledBy === 'terminal') return terminalCollection(provider, stage);
    if (provider.capabilities.settledBy === 'staff') {
      staffCollection(provider, stage);
    } else {
      creating(provider, stage);
      telling(provider, stage);
      believing(provider, stage);
      proving(provider, stage);
    }
    refunding(provider, stage);
    canceling(provider, stage);
  });
};
