import type { OpenPart } from '../part.ts';
import { openRegister } from './register.ts';
import { mountFiscalPages } from './routes.ts';
import { registerFold, type Steering } from './state.ts';
import { openFiscalWire } from './wire.ts';

/** A fiscal printer of a Polish venue: what it printed and signed, and what can go wrong with it. */
export const openFiscal: OpenPart = world => {
  const book = world.openBook('fiscal', registerFold);
  let waiting: (() => void)[] = [];
  const isStuck = (): boolean => book.state.steering.paper_out || book.state.steering.cover_open;
  const untilPaper = async (): Promise<void> => {
    while (isStuck()) await new Promise<void>(done => waiting.push(done));
  };
  const register = openRegister({ book, now: world.now, untilPaper });
  const wire = openFiscalWire(register, () => book.state.steering.off);
  const set = (change: Partial<Steering>): void => {
    book.append({ set: change });
    if (change.off) wire.cut();
    for (const go of waiting.splice(0)) go();
  };
  return {
    id: 'fiscal',
    title: 'Fiscal printer',
    about: 'Receipts for the tax office; take its paper out and see what the venue says.',
    mount: scope => mountFiscalPages(scope, { state: () => book.state, set }, wire.port),
    listen: async () => {
      await wire.listen();
      return {};
    },
    close: async () => {
      waiting = [];
      await wire.close();
    },
    reset: () => {
      register.reset();
      book.reset();
    },
  };
};
