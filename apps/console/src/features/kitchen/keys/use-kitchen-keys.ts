import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type KeyAct, keyAct } from './kitchen-keys.ts';

type Acts = Readonly<Record<Exclude<KeyAct['kind'], 'bump' | 'go' | 'fire' | 'undo' | 'more'>, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
const isCovered = (): boolean => document.documentElement.hasAttribute('data-sheet');

const press = (within: Element | null | undefined, button: string): void =>
  within?.querySelector<HTMLButtonElement>(button)?.click();

/** The head and the lines of a ticket, in the order in which the arrows go through them. */
const stopsOf = (ticket: Element | undefined): HTMLElement[] => [
  ...(ticket?.querySelectorAll<HTMLElement>('[data-bump], [data-block="line"] > button') ?? []),
];

/**
 * Keys of a keyboard or a bump bar, for hands that do not touch the screen. They press what is on the screen, so they can
 * do what a finger can and nothing else. Answers whether keys are in use: then tickets show their numbers.
 */
export const useKitchenKeys = (screen: RefObject<HTMLElement | null>, acts: Acts): boolean => {
  const [used, setUsed] = useState(false);
  // Which ticket was gone to last: a ticket that was bumped takes the focus with it.
  const place = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keyAct(event);
    if (!act || !screen.current || isTyping(event.target) || isCovered()) return;
    const tickets = [...screen.current.querySelectorAll('article')];
    const focused = tickets.findIndex(ticket => ticket.contains(document.activeElement));
    const here = focused >= 0 ? focused : Math.min(place.current, tickets.length - 1);
    setUsed(true);
    event.preventDefault();
    switch (act.kind) {
      case 'bump':
        press(tickets[act.place], '[data-bump]');
        break;
      case 'go': {
        // From nowhere the first arrow goes to the ticket, not past it.
        const to = focused < 0 ? here : Math.min(Math.max(here + act.ticket, 0), tickets.length - 1);
        const stops = stopsOf(tickets[to]);
        const at = stops.findIndex(stop => stop === document.activeElement);
        place.current = to;
        stops[act.line === 0 ? 0 : Math.min(Math.max(at + act.line, 0), stops.length - 1)]?.focus();
        break;
      }
      case 'fire':
        press(tickets[here], '[data-fire]');
        break;
      case 'more':
        press(tickets[here], '[data-more]');
        break;
      case 'undo':
        press(screen.current, '[data-undo]');
        break;
      default:
        acts[act.kind]();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return used;
};
