import type { CallInput } from '@tableside/contract/client';
import { ApiFailure } from '@tableside/contract/client';
import type { PaymentIntent } from '@tableside/contract/http/payments';
import { type FailureCode, failureCode } from '../../../data/connection/failures.ts';
import type { PhoneMethod } from '../drivers/methods.ts';

/** What a payment is to be for, without the way. PAY-47, PAY-48. */
export type Wish = Omit<CallInput<'POST /payments/stripe/payment-intent'>['body'], 'method'>;

/** The same for a tip or a donation by card. */
export type GiftWish =
  | Omit<CallInput<'POST /payments/stripe/payment-intent-tips-v2'>['body'], 'method'>
  | Omit<CallInput<'POST /payments/tip-of-order'>['body'], 'method'>
  | Omit<CallInput<'POST /payments/stripe/payment-intent-donation'>['body'], 'method'>;
/** The same for orders at several stalls of a hall. */
export type CompositeWish = Omit<
  CallInput<'POST /payments/stripe/payment-intent-composite'>['body'],
  'method'
>;
/** What is paid without a session. */
export type FarWish = GiftWish | CompositeWish;
type AnyWish = Wish | FarWish;

/** How the payment by one way stands: on its way, there, or refused. */
export type Slot =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly intent: PaymentIntent }
  | {
      readonly state: 'refused';
      readonly code: FailureCode;
      readonly details: Readonly<Record<string, unknown>>;
    };
export type Slots = Readonly<Record<string, Slot>>;

type World = {
  readonly create: (
    call: PhoneMethod['call'],
    input: { readonly body: AnyWish & { readonly method: string }; readonly idempotencyKey: string },
  ) => Promise<PaymentIntent>;
  readonly cancel: (uuid: string) => Promise<unknown>;
  readonly newKey: () => string;
};

/** No answer came: the same request goes again under the same key. */
const LOST: readonly FailureCode[] = ['offline', 'timeout', 'idempotency_in_progress'];
const WAITING: Slot = { state: 'waiting' };

/**
 * Keeps one payment ready for each way of paying, for what the guest wants right now. Ways of one call go one after the
 * other, for they share a payment; what was asked for an older wish is never shown. PAY-11, PAY-12.
 */
export class IntentKeeper {
  readonly #world: World;
  readonly #listeners = new Set<() => void>();
  readonly #busy = new Set<string>();
  readonly #keys = new Map<string, string>();
  /** Payments that may still be open at a provider. */
  readonly #open = new Set<string>();
  #wish: AnyWish | null = null;
  #round = 0;
  #methods: readonly PhoneMethod[] = [];
  #slots: Slots = {};
  #left = false;
  /** Old payments are being ended: new ones wait for that. */
  #ending = false;

  constructor(world: World) {
    this.#world = world;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly slots = (): Slots => this.#slots;

  /** From now on payments are for this. Asking for the same changes nothing. */
  want(wish: AnyWish, methods: readonly PhoneMethod[]): void {
    const ids = (list: readonly PhoneMethod[]) => list.map(({ id }) => id).join();
    const same = JSON.stringify(wish) === JSON.stringify(this.#wish) && ids(methods) === ids(this.#methods);
    if (same && !this.#left) return;
    this.#left = false;
    this.#wish = wish;
    this.#methods = methods;
    this.#begin();
  }

  /** Whether the payments kept are for this wish. */
  isFor(wish: AnyWish | null): boolean {
    return wish !== null && JSON.stringify(wish) === JSON.stringify(this.#wish);
  }

  /** Ends what there is and makes payments anew: after a decline nothing else will do. PAY-29. */
  async renew(): Promise<void> {
    const old = [...this.#open];
    this.#open.clear();
    this.#round += 1;
    const round = this.#round;
    this.#ending = true;
    this.#show(Object.fromEntries(this.#methods.map(({ id }) => [id, WAITING])));
    await Promise.all(old.map(uuid => this.#world.cancel(uuid).catch(() => undefined)));
    this.#ending = false;
    if (round === this.#round && !this.#left) this.#begin();
    else this.#run();
  }

  /** Asks again where no answer came. */
  retry(): void {
    const again = Object.entries(this.#slots).filter(
      ([, slot]) => slot.state === 'refused' && LOST.includes(slot.code),
    );
    if (again.length === 0) return;
    this.#show({ ...this.#slots, ...Object.fromEntries(again.map(([id]) => [id, WAITING])) });
    this.#run();
  }

  /** Asks again for one way. */
  again(id: string): void {
    if (this.#slots[id]?.state !== 'refused') return;
    this.#put(id, WAITING);
    this.#run();
  }

  /** The guest is gone: whatever is open ends, but for the payment that is being made. */
  leave(except?: string): void {
    this.#left = true;
    this.#round += 1;
    for (const uuid of this.#open) {
      if (uuid !== except) this.#world.cancel(uuid).catch(() => undefined);
    }
    this.#open.clear();
  }

  #begin(): void {
    this.#round += 1;
    this.#keys.clear();
    this.#show(Object.fromEntries(this.#methods.map(({ id }) => [id, WAITING])));
    this.#run();
  }

  #run(): void {
    for (const call of new Set(this.#methods.map(method => method.call))) void this.#runLane(call);
  }

  async #runLane(call: PhoneMethod['call']): Promise<void> {
    if (this.#busy.has(call)) return;
    this.#busy.add(call);
    const next = () =>
      this.#left || this.#ending
        ? undefined
        : this.#methods.find(({ id, call: own }) => own === call && this.#slots[id]?.state === 'waiting');
    for (let method = next(); method && this.#wish; method = next()) {
      await this.#ask(method, this.#wish, this.#round);
    }
    this.#busy.delete(call);
  }

  async #ask({ id, call }: PhoneMethod, wish: AnyWish, round: number): Promise<void> {
    const key = this.#keys.get(id) ?? this.#world.newKey();
    this.#keys.set(id, key);
    try {
      const intent = await this.#world.create(call, { body: { ...wish, method: id }, idempotencyKey: key });
      if (this.#left) {
        this.#world.cancel(intent.uuid).catch(() => undefined);
        return;
      }
      this.#open.add(intent.uuid);
      if (round !== this.#round) return;
      // PAY-36: without a total nothing can be shown, so nothing can be paid.
      this.#put(
        id,
        typeof intent.total === 'number'
          ? { state: 'ready', intent }
          : { state: 'refused', code: 'server_error', details: {} },
      );
    } catch (error) {
      if (round !== this.#round) return;
      const code = failureCode(error);
      if (!LOST.includes(code)) this.#keys.delete(id);
      const details = error instanceof ApiFailure ? error.details : {};
      this.#put(id, { state: 'refused', code, details });
    }
  }

  #put(id: string, slot: Slot): void {
    this.#show({ ...this.#slots, [id]: slot });
  }

  #show(slots: Slots): void {
    this.#slots = slots;
    for (const listener of this.#listeners) listener();
  }
}
