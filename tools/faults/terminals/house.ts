import { aBridgeFolder, startBridge, type TestBridge } from '@tableside/testkit/doubles/a-bridge.ts';
import type { TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type Asker, asker } from '../asking.ts';
import { aPlace, type Staff, signIn } from '../furnish.ts';
import type { Notes } from '../notes.ts';
import type { Stage } from '../stage.ts';
import { BRIDGES, type TerminalPlan } from './plan.ts';

/** A bridge of a venue, a program of its own that is killed and started again. */
export type FaultBridge = { readonly id: string; readonly kill: () => Promise<void> };
type Place = TerminalPlan['place'];
/** Where terminals stand: a counter whose bills are paid later, and kiosks. */
export type House = {
  readonly venues: Readonly<Record<Place, TestVenue>>;
  readonly bridges: Readonly<Record<Place, readonly FaultBridge[]>>;
  /** `ws://host:port/`, where the sandbox's terminals listen. */
  readonly wire: string;
  readonly close: () => Promise<void>;
};

const aCounter = async (stage: Stage, name: Place): Promise<TestVenue> => {
  const place = await aPlace(stage, name, {
    functionalities: name === 'kiosk' ? ['order'] : ['order', 'skip-payment', 'pay-go', 'tips'],
    paymentProviders: ['cash'],
  });
  return place.venue;
};

const untilPaired = async (bridge: TestBridge): Promise<void> => {
  for (let looks = 0; looks < 600; looks += 1) {
    if (bridge.output().includes('Connected.')) return;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error(`a bridge was not paired: ${bridge.output()}`);
};

const aBridge = async (
  stage: Stage,
  owner: Asker,
  venue: string,
  also: readonly string[],
): Promise<FaultBridge & { readonly end: () => Promise<void> }> => {
  const made = await owner.must('POST /console/{venue}/bridges', { venue, body: { name: 'Back office' } });
  if (!made) throw new Error('a bridge was not made');
  const { folder, remove } = aBridgeFolder();
  let program = startBridge(folder, { pairing: `${made.code}@${stage.site}`, also });
  await untilPaired(program);
  let ending: Promise<void> | null = null;
  return {
    id: made.bridge.id,
    kill: () => {
      ending ??= program.killNine().then(() => {
        program = startBridge(folder, { also });
        ending = null;
      });
      return ending;
    },
    end: async () => {
      await ending;
      await program.killNine();
      remove();
    },
  };
};

/** Two venues with their staff, and the bridges in their networks. */
export const furnishHouse = async (
  stage: Stage,
  notes: Notes,
): Promise<{ readonly house: House; readonly staff: Staff }> => {
  const venues = { counter: await aCounter(stage, 'counter'), kiosk: await aCounter(stage, 'kiosk') };
  const staff = await signIn(stage);
  const owner = asker(stage, notes, -1, staff.owner.cookies);
  const told = await fetch(`${stage.banks.address}/terminal/wire`);
  const { address: wire } = (await told.json()) as { readonly address: string };
  const also = [new URL(wire).host];
  const bridgesOf = (venue: TestVenue) =>
    Promise.all(Array.from({ length: BRIDGES }, () => aBridge(stage, owner, venue.id, also)));
  const bridges = { counter: await bridgesOf(venues.counter), kiosk: await bridgesOf(venues.kiosk) };
  return {
    staff,
    house: {
      venues,
      bridges,
      wire,
      close: async () => {
        for (const bridge of [...bridges.counter, ...bridges.kiosk]) await bridge.end();
      },
    },
  };
};
