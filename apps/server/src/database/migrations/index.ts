import type { Migration } from 'kysely';
import * as venues from './0001-venues.ts';
import * as sessions from './0002-sessions.ts';
import * as orders from './0003-orders.ts';
import * as orderGuards from './0004-order-guards.ts';
import * as outbox from './0005-outbox.ts';
import * as staff from './0006-staff.ts';
import * as stockCounted from './0007-stock-counted.ts';
import * as openVisits from './0008-open-visits.ts';
import * as bills from './0009-bills.ts';
import * as payments from './0010-payments.ts';
import * as journal from './0011-journal.ts';
import * as till from './0012-till.ts';
import * as receipts from './0013-receipts.ts';
import * as floor from './0014-floor.ts';
import * as reports from './0015-reports.ts';
import * as providerEdges from './0016-provider-edges.ts';
import * as kitchen from './0017-kitchen.ts';
import * as staffSecurity from './0018-staff-security.ts';
import * as creditNotes from './0019-credit-notes.ts';
import * as printing from './0020-printing.ts';
import * as pace from './0021-pace.ts';
import * as push from './0022-push.ts';
import * as sealByStatement from './0023-seal-by-statement.ts';
import * as outboxOrder from './0024-outbox-order.ts';
import * as notes from './0025-notes.ts';
import * as recommendations from './0026-recommendations.ts';
import * as guestNews from './0027-guest-news.ts';
import * as drawer from './0027b-drawer.ts';
import * as printerCertificates from './0027c-printer-certificates.ts';
import * as popularTried from './0028-popular-tried.ts';
import * as sharedCart from './0028-shared-cart.ts';
import * as guestWords from './0029-guest-words.ts';
import * as setup from './0030-setup.ts';
import * as menuDraft from './0031-menu-draft.ts';
import * as codes from './0032-codes.ts';
import * as firstSteps from './0032b-first-steps.ts';
import * as settings from './0033-settings.ts';
import * as staffChanges from './0034-staff-changes.ts';
import * as previewSettings from './0036-preview-settings.ts';
import * as archive from './0038-archive.ts';
import * as webhooks from './0039-webhooks.ts';
import * as organisation from './0041-organisation.ts';
import * as closedBills from './0042-closed-bills.ts';
import * as coupons from './0042b-coupons.ts';
import * as apiKeys from './0042d-api-keys.ts';
import * as forgetAnswers from './0042e-forget-answers.ts';
import * as packedSnapshots from './0042f-packed-snapshots.ts';
import * as letters from './0045-letters.ts';
import * as retention from './0045b-retention.ts';
import * as foodCourts from './0045c-food-courts.ts';
import * as notices from './0046-notices.ts';
import * as vatRates from './0047-vat-rates.ts';
import * as numbersOnBoard from './0048-numbers-on-board.ts';
import * as staffTokenHashes from './0049-staff-token-hashes.ts';
import * as idleVisits from './0050-idle-visits.ts';
import * as takenOff from './0051-taken-off.ts';
import * as pulse from './0052-pulse.ts';
import * as invoiceAsker from './0053-invoice-asker.ts';
import * as pinTries from './0056-pin-tries.ts';
import * as copyStarts from './0057-copy-starts.ts';
import * as reviews from './0080-reviews.ts';
import * as payables from './0085-payables.ts';
import * as payouts from './0086-payouts.ts';
import * as payoutAccounts from './0090-payout-accounts.ts';
import * as tipSharing from './0091-tip-sharing.ts';
import * as guestAccounts from './0110-guest-accounts.ts';
import * as guestAccountWays from './0111-guest-account-ways.ts';
import * as charges from './0120-charges.ts';
import * as webhooksOfKeys from './0130-webhooks-of-keys.ts';
import * as terminals from './0150-terminals.ts';
import * as hallCommission from './0160-hall-commission.ts';
import * as partyNames from './0170-party-names.ts';
import * as loyalty from './0171-loyalty.ts';
import * as loyaltyDiscounts from './0172-loyalty-discounts.ts';
import * as kiosks from './0180-kiosks.ts';
import * as terminalDays from './0190-terminal-days.ts';
import * as hallOffers from './0195-hall-offers.ts';
import * as receiptPrinters from './0196-receipt-printers.ts';
import * as commissionInvoices from './0197-commission-invoices.ts';
import * as loyaltyHost from './0201-loyalty-host.ts';
import * as bridges from './0204-bridges.ts';
import * as staffByPin from './0206-staff-by-pin.ts';
import * as shifts from './0207-shifts.ts';
import * as stockComesBack from './0214-stock-comes-back.ts';
import * as withdrawnOrders from './0215-withdrawn-orders.ts';
import * as reservations from './0216-reservations.ts';
import * as counterPapers from './0217-counter-papers.ts';
import * as cashDrawer from './0218-cash-drawer.ts';
import * as cashDrawers from './0221-cash-drawers.ts';
import * as tableWaiters from './0222-table-waiters.ts';
import * as waiterOfAParty from './0240-waiter-of-a-party.ts';
import * as sectionOfAPartyTable from './0250-section-of-a-party-table.ts';
import * as booksMail from './0260-books-mail.ts';
import * as loyaltyPoints from './0261-loyalty-points.ts';
import * as loyaltyRewards from './0262-loyalty-rewards.ts';
import * as loyaltyOldCards from './0263-loyalty-old-cards.ts';
import * as codesByAsker from './0265-codes-by-asker.ts';
import * as whoServed from './0270-who-served.ts';
import * as giftsOfAVenue from './0273-gifts-of-a-venue.ts';
import * as seats from './0274-seats.ts';
import * as changedNotes from './0275-changed-notes.ts';
import * as ownConsent from './0276-own-consent.ts';
import * as connectedAccounts from './0278-connected-accounts.ts';
import * as ingredients from './0279-ingredients.ts';
import * as wordsOfDishes from './0280-words-of-dishes.ts';
import * as joinedParties from './0281-joined-parties.ts';
import * as directShares from './0285-direct-shares.ts';
import * as disputesOfStalls from './0286-disputes-of-stalls.ts';
import * as passkeys from './0287-passkeys.ts';
import * as loyaltyWallets from './0288-loyalty-wallets.ts';
import * as menuColumns from './0290-menu-columns.ts';
import * as tipsOfOrders from './0292-tips-of-orders.ts';
import * as hallBaskets from './0293-hall-baskets.ts';
import * as hallHours from './0294-hall-hours.ts';
import * as loyaltyTiers from './0295-loyalty-tiers.ts';
import * as memberMail from './0296-member-mail.ts';
import * as bridgedTerminals from './0299-bridged-terminals.ts';
import * as loyaltyOffers from './0302-loyalty-offers.ts';
import * as fiscalPrinters from './0304-fiscal-printers.ts';
import * as fiscalReceipts from './0305-fiscal-receipts.ts';

/** Every migration in order; named imports, so that the bundled server carries them. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-venues': venues,
  '0002-sessions': sessions,
  '0003-orders': orders,
  '0004-order-guards': orderGuards,
  '0005-outbox': outbox,
  '0006-staff': staff,
  '0007-stock-counted': stockCounted,
  '0008-open-visits': openVisits,
  '0009-bills': bills,
  '0010-payments': payments,
  '0011-journal': journal,
  '0012-till': till,
  '0013-receipts': receipts,
  '0014-floor': floor,
  '0015-reports': reports,
  '0016-provider-edges': providerEdges,
  '0017-kitchen': kitchen,
  '0018-staff-security': staffSecurity,
  '0019-credit-notes': creditNotes,
  '0020-printing': printing,
  '0021-pace': pace,
  '0022-push': push,
  '0023-seal-by-statement': sealByStatement,
  '0024-outbox-order': outboxOrder,
  '0025-notes': notes,
  '0026-recommendations': recommendations,
  '0027-guest-news': guestNews,
  '0027b-drawer': drawer,
  '0027c-printer-certificates': printerCertificates,
  '0028-popular-tried': popularTried,
  '0028-shared-cart': sharedCart,
  '0029-guest-words': guestWords,
  '0030-setup': setup,
  '0031-menu-draft': menuDraft,
  '0032-codes': codes,
  '0032b-first-steps': firstSteps,
  '0033-settings': settings,
  '0034-staff-changes': staffChanges,
  '0036-preview-settings': previewSettings,
  '0038-archive': archive,
  '0039-webhooks': webhooks,
  '0041-organisation': organisation,
  '0042-closed-bills': closedBills,
  '0042b-coupons': coupons,
  '0042d-api-keys': apiKeys,
  '0042e-forget-answers': forgetAnswers,
  '0042f-packed-snapshots': packedSnapshots,
  '0045-letters': letters,
  '0045b-retention': retention,
  '0045c-food-courts': foodCourts,
  '0046-notices': notices,
  '0047-vat-rates': vatRates,
  '0048-numbers-on-board': numbersOnBoard,
  '0049-staff-token-hashes': staffTokenHashes,
  '0050-idle-visits': idleVisits,
  '0051-taken-off': takenOff,
  '0052-pulse': pulse,
  '0053-invoice-asker': invoiceAsker,
  '0056-pin-tries': pinTries,
  '0057-copy-starts': copyStarts,
  '0080-reviews': reviews,
  '0085-payables': payables,
  '0086-payouts': payouts,
  '0090-payout-accounts': payoutAccounts,
  '0091-tip-sharing': tipSharing,
  '0110-guest-accounts': guestAccounts,
  '0111-guest-account-ways': guestAccountWays,
  '0120-charges': charges,
  '0130-webhooks-of-keys': webhooksOfKeys,
  '0150-terminals': terminals,
  '0160-hall-commission': hallCommission,
  '0170-party-names': partyNames,
  '0171-loyalty': loyalty,
  '0172-loyalty-discounts': loyaltyDiscounts,
  '0180-kiosks': kiosks,
  '0190-terminal-days': terminalDays,
  '0195-hall-offers': hallOffers,
  '0196-receipt-printers': receiptPrinters,
  '0197-commission-invoices': commissionInvoices,
  '0201-loyalty-host': loyaltyHost,
  '0204-bridges': bridges,
  '0206-staff-by-pin': staffByPin,
  '0207-shifts': shifts,
  '0214-stock-comes-back': stockComesBack,
  '0215-withdrawn-orders': withdrawnOrders,
  '0216-reservations': reservations,
  '0217-counter-papers': counterPapers,
  '0218-cash-drawer': cashDrawer,
  '0221-cash-drawers': cashDrawers,
  '0222-table-waiters': tableWaiters,
  '0240-waiter-of-a-party': waiterOfAParty,
  '0250-section-of-a-party-table': sectionOfAPartyTable,
  '0260-books-mail': booksMail,
  '0261-loyalty-points': loyaltyPoints,
  '0262-loyalty-rewards': loyaltyRewards,
  '0263-loyalty-old-cards': loyaltyOldCards,
  '0265-codes-by-asker': codesByAsker,
  '0270-who-served': whoServed,
  '0273-gifts-of-a-venue': giftsOfAVenue,
  '0274-seats': seats,
  '0275-changed-notes': changedNotes,
  '0276-own-consent': ownConsent,
  '0278-connected-accounts': connectedAccounts,
  '0279-ingredients': ingredients,
  '0280-words-of-dishes': wordsOfDishes,
  '0281-joined-parties': joinedParties,
  '0285-direct-shares': directShares,
  '0286-disputes-of-stalls': disputesOfStalls,
  '0287-passkeys': passkeys,
  '0288-loyalty-wallets': loyaltyWallets,
  '0290-menu-columns': menuColumns,
  '0292-tips-of-orders': tipsOfOrders,
  '0293-hall-baskets': hallBaskets,
  '0294-hall-hours': hallHours,
  '0295-loyalty-tiers': loyaltyTiers,
  '0296-member-mail': memberMail,
  '0299-bridged-terminals': bridgedTerminals,
  '0304-fiscal-printers': fiscalPrinters,
  '0302-loyalty-offers': loyaltyOffers,
  '0305-fiscal-receipts': fiscalReceipts,
};
