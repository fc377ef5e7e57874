export { TerminalSale } from './sale/TerminalSale.tsx';
export { type TerminalCounter, useTerminalSale } from './sale/use-terminal-sale.ts';
export { TerminalsCard } from './TerminalsCard.tsx';
export { type TerminalChoice, terminalsQuery } from './terminals-query.ts';
