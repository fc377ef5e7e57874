import type { Suggestions } from '@tableside/contract/http/suggestions';
import { pickSuggestions } from '@tableside/domain/suggestions';
import { useMemo, useState } from 'react';
import { api } from '../../data/api.ts';
import { useEntry } from '../../data/cache.ts';
import type { CartLine } from '../../data/cart/index.ts';
import { type Category, type MenuItem, useMenu } from '../../data/menu.ts';
import { useAgeApproved } from '../age/index.ts';
import { keepsDiet, useSieve } from '../filters/index.ts';
import { isServed } from '../menu/index.ts';
import { useGuest } from '../venue/index.ts';

const NONE: readonly Category[] = [];

/**
 * Dishes that can be had right now, by id: in stock, served at this hour, not behind the age gate and not what the guest
 * avoids.
 */
const useOnOffer = (): ReadonlyMap<string, MenuItem> => {
  const { token } = useGuest();
  const menu = useMenu(token).data;
  const ofAge = useAgeApproved();
  const sieve = useSieve();
  // A sieve makes a new list, even of nothing: the same one back says that what this guest avoids is not known here yet.
  const unknown = keepsDiet() && sieve(NONE) === NONE;
  return useMemo(() => {
    const open = sieve(unknown ? NONE : (menu?.categories ?? NONE)).filter(
      category => isServed(category) && (ofAge || !category.age_restricted),
    );
    const items = open.flatMap(category => category.items).filter(item => item.in_stock);
    return new Map(items.map(item => [item.id, item]));
  }, [menu, ofAge, sieve, unknown]);
};

/**
 * What to show beside the cart. Picked once, when the cart is first looked at: what is taken or runs out leaves, and
 * nothing comes in its place, so that nobody is followed around by offers.
 */
export const useSuggestions = (lines: readonly CartLine[]): readonly MenuItem[] => {
  const { token } = useGuest();
  const { data } = useEntry<Suggestions>(`suggestions:${token}`, () =>
    api('GET /suggestions/{session}', { session: token }),
  );
  const onOffer = useOnOffer();
  const inCart = lines.map(({ item_id }) => item_id);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  if (picked === null && data && onOffer.size > 0) {
    const rules = {
      always: data.always,
      with: new Map(data.with.map(({ item_id, suggested }) => [item_id, suggested])),
    };
    setPicked(pickSuggestions(inCart, rules, id => onOffer.has(id)));
  }
  return (picked ?? []).filter(id => !inCart.includes(id)).flatMap(id => onOffer.get(id) ?? []);
};
