import { createContext, useContext } from 'react';
import type { SheetKind } from './sheet-kinds.ts';

export type OpenOrderSheet = (kind: SheetKind, order: string) => void;

/** One sheet for all cards: opening it draws no card anew, and an order that moves on does not take it along unsaid. */
export const OrderSheetContext = createContext<OpenOrderSheet>(() => undefined);

export const useOpenOrderSheet = (): OpenOrderSheet => useContext(OrderSheetContext);
