import type { OpenPart } from '../part.ts';
import { openTerminalDevice, type TerminalDevice } from './device.ts';
import { stateOf } from './operations.ts';
import { mountTerminalPages } from './routes.ts';
import { type Steering, type TerminalState, terminalFold } from './state.ts';
import { openWire } from './wire.ts';

/** A terminal of the box, and the hands that steer it. */
export type Terminal = {
  readonly name: string;
  readonly device: TerminalDevice;
  readonly state: () => TerminalState;
  readonly set: (change: Partial<Steering>) => void;
  readonly forget: (reference: number) => void;
};

/** Card terminals of a counter or a kiosk: what they charged, and what can go wrong with them. */
export const openTerminals: OpenPart = world => {
  const book = world.openBook('terminal', terminalFold);
  const open = new Map<string, Terminal>();
  const make = (name: string): Terminal => {
    const desk = { terminal: name, book, now: world.now };
    return {
      name,
      device: openTerminalDevice(desk),
      state: () => stateOf(desk),
      set: change => {
        book.append({ terminal: name, set: change });
        if (change.off) wire.cut(name);
      },
      forget: reference => book.append({ terminal: name, forget: reference }),
    };
  };
  const of = (name: string): Terminal => {
    const known = open.get(name) ?? make(name);
    open.set(name, known);
    return known;
  };
  const wire = openWire(
    name => of(name).device,
    name => of(name).state().steering.off,
  );
  return {
    id: 'terminal',
    title: 'Card terminals',
    about: 'A card in the hand: present it, refuse it, or pull the cable and see what the venue says.',
    mount: scope =>
      mountTerminalPages(
        scope,
        { of, names: () => [...new Set([...book.state.keys(), ...open.keys()])].sort() },
        wire.port,
      ),
    listen: async () => {
      await wire.listen();
      return {};
    },
    close: () => wire.close(),
    reset: () => book.reset(),
  };
};
