/** One row of the spec's route table. The screen stands in the folder `screens/<name>` and is shown once that exists. */
export type Route = readonly [name: string, path: string];

/** Spec 1§2.1. Order matters: the first match wins, and a bare table code matches last. */
export const ROUTES = [
  ['Preview', '/preview/:hash'],
  ['Menu', '/menu/:session'],
  ['Select', '/select/:session'],
  ['MenuFilters', '/menu-filters/:session'],
  ['Search', '/search/:session'],
  ['PlaceOrder', '/place-order/:session'],
  ['ExtraDetails', '/extra-details/:session'],
  ['Order', '/order/:session'],
  ['Orders', '/orders/:session'],
  ['SelectItems', '/select-items/:session'],
  ['Pay', '/pay/:session/:order'],
  ['PayInPerson', '/pay-in-person/:session/:order'],
  ['PayInPersonSuccess', '/pay-in-person-success/:session/:paymentUUID'],
  ['TerminalCommands', '/terminal-commands/:session'],
  ['ViewOrder', '/view-order-headless/:session/:uniqueOrderNumber'],
  ['ViewKioskOrder', '/view-kiosk-order/:session/:uniqueOrderNumber'],
  ['PaymentSuccess', '/success/:session'],
  ['PaymentStatus', '/payment-status/:session'],
  ['PaymentHistory', '/payments/history/:session'],
  ['TipSuccess', '/tip/success/:tipsQrCardHash'],
  ['TipWaiter', '/tip/:tipsQrCardHash'],
  ['DonateSuccess', '/donation/success/:donateQrCardHash'],
  ['Donate', '/donation/:donateQrCardHash'],
  ['ProfileDetails', '/profile/details/:session'],
  ['NewUserForm', '/profile/new-user-form/:session'],
  ['SignUp', '/profile/sign-up/:session'],
  ['SignIn', '/profile/sign-in/:session'],
  ['LoyaltyProgramDetails', '/profile/loyalty-program-details/:session'],
  ['Profile', '/profile/:session'],
  ['Register', '/register/:session'],
  ['LoyaltyPreview', '/loyalty/preview/:session'],
  ['EnrollLoyalty', '/loyalty/enroll/:session/:loyaltyProgramId'],
  ['FoodCourtOrders', '/food-court/orders/:foodCourtHash'],
  ['ViewFoodCourtOrder', '/food-court/view/order/:foodCourtHash/:session/:uniqueOrderNumber'],
  ['FoodCourtCart', '/food-court/cart/:foodCourtHash'],
  ['FoodCourtPay', '/food-court/pay/:foodCourtHash/:placedOrdersIds'],
  ['ViewFoodCourtMultiMerchantOrder', '/food-court/view/multi-merchant-order/:foodCourtHash'],
  ['FoodCourtExtraDetails', '/food-court/extra-details/:foodCourtHash'],
  ['FoodCourt', '/food-court/:foodCourtHash'],
  ['RequestInvoice', '/request-invoice/:paymentUuid'],
  // Ours: a tip for an order (ADR 0049), where a device is made a kiosk (ADR 0038), and where a table is reserved.
  ['ThankOrder', '/thanks/:session/:order'],
  ['EnrolKiosk', '/kiosk'],
  ['Reserve', '/reserve/:slug'],
  ['ScanQr', '/:hash'],
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number][0];
type PathOf<Name extends RouteName> = Extract<(typeof ROUTES)[number], readonly [Name, string]>[1];
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters a route's path takes. */
export type ParamsOf<Name extends RouteName> = { readonly [name in NamesIn<PathOf<Name>>]: string };
