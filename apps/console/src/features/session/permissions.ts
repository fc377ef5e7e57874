import type { Role } from '@tableside/contract';
import { ROLE_GROUPS } from '@tableside/domain/staff';

const { everybody, floor, service, money, office, lead, owner } = ROLE_GROUPS;

/** Which roles see which buttons. The server decides; this only spares people buttons that would be refused. */
export const PERMISSIONS = {
  seeBoard: service,
  moveOrders: service,
  /** Brings dishes to tables, and wants to hear of them. */
  carry: floor,
  failOrders: service,
  rejectOrders: floor,
  settleCash: floor,
  closeTables: floor,
  moveParties: floor,
  orderForGuests: floor,
  setUpKitchen: lead,
  /** Hears of a printer that does not print. */
  seePrinters: service,
  /** Prints receipts and bills on the venue's printers, and opens the drawer for cash. */
  printPapers: floor,
  /** Prints what a day was closed with. */
  printReports: lead,
  setUpPrinters: lead,
  setUpTerminals: lead,
  setUpFiscal: lead,
  setUpKiosks: lead,
  setUpBridges: lead,
  settleSales: lead,
  arrangeFloor: lead,
  setUpTables: lead,
  takeFirstSteps: lead,
  takeReservations: floor,
  answerCalls: service,
  setStatus: service,
  setStock: service,
  setIngredients: lead,
  seeBills: money,
  changeBills: floor,
  seePayments: money,
  refund: floor,
  makeInvoice: floor,
  confirmRefunds: lead,
  seeAlerts: office,
  settleAlerts: lead,
  seeProviders: lead,
  setProviders: owner,
  seeLegal: office,
  setLegal: owner,
  exportLedger: office,
  seeNumbers: office,
  setBooks: owner,
  seeOwnNumbers: floor,
  seeOwnTips: everybody,
  seeTips: office,
  setTips: lead,
  seeHall: floor,
  pauseStalls: lead,
  seeHallMoney: office,
  payStalls: lead,
  issueHallInvoices: lead,
  setCommission: owner,
  closeDays: lead,
  ownAccount: everybody,
  seeSecurity: lead,
  setSecurity: owner,
  readAudit: owner,
  editMenu: lead,
  setHours: lead,
  setRecommendations: lead,
  seeReviews: lead,
  setVenue: lead,
  setCoupons: lead,
  setLoyalty: lead,
  setTeam: owner,
  seeHours: office,
  correctHours: lead,
  setConnections: owner,
  setRetention: owner,
  addVenues: owner,
  setFoodCourts: owner,
  leave: owner,
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

export const roleMay = (role: Role, permission: Permission): boolean => {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
};
