/** One row of the spec's route table. The screen stands in the folder `screens/<name>` and is shown once that exists. */
export type Route = { readonly name: string; readonly path: string };

/** Spec 1§2.1. Order matters: the first match wins, and a bare table code matches last. */
export const ROUTES = [
  { name: 'Preview', path: '/preview/:hash' },
  { name: 'Menu', path: '/menu/:session' },
  { name: 'Select', path: '/select/:session' },
  { name: 'MenuFilters', path: '/menu-filters/:session' },
  { name: 'Search', path: '/search/:session' },
  { name: 'PlaceOrder', path: '/place-order/:session' },
  { name: 'ExtraDetails', path: '/extra-details/:session' },
  { name: 'Order', path: '/order/:session' },
  { name: 'Orders', path: '/orders/:session' },
  { name: 'SelectItems', path: '/select-items/:session' },
  { name: 'Pay', path: '/pay/:session/:order' },
  { name: 'PayInPerson', path: '/pay-in-person/:session/:order' },
  {
    name: 'PayInPersonSuccess',
    path: '/pay-in-person-success/:session/:paymentUUID',
  },
  { name: 'TerminalCommands', path: '/terminal-commands/:session' },
  { name: 'ViewOrder', path: '/view-order-headless/:session/:uniqueOrderNumber' },
  { name: 'ViewKioskOrder', path: '/view-kiosk-order/:session/:uniqueOrderNumber' },
  { name: 'PaymentSuccess', path: '/success/:session' },
  { name: 'PaymentStatus', path: '/payment-status/:session' },
  { name: 'PaymentHistory', path: '/payments/history/:session' },
  { name: 'TipSuccess', path: '/tip/success/:tipsQrCardHash' },
  { name: 'TipWaiter', path: '/tip/:tipsQrCardHash' },
  { name: 'DonateSuccess', path: '/donation/success/:donateQrCardHash' },
  { name: 'Donate', path: '/donation/:donateQrCardHash' },
  { name: 'ProfileDetails', path: '/profile/details/:session' },
  { name: 'NewUserForm', path: '/profile/new-user-form/:session' },
  { name: 'SignUp', path: '/profile/sign-up/:session' },
  { name: 'SignIn', path: '/profile/sign-in/:session' },
  {
    name: 'LoyaltyProgramDetails',
    path: '/profile/loyalty-program-details/:session',
  },
  { name: 'Profile', path: '/profile/:session' },
  { name: 'Register', path: '/register/:session' },
  { name: 'LoyaltyPreview', path: '/loyalty/preview/:session' },
  { name: 'EnrollLoyalty', path: '/loyalty/enroll/:session/:loyaltyProgramId' },
  { name: 'FoodCourtOrders', path: '/food-court/orders/:foodCourtHash' },
  {
    name: 'ViewFoodCourtOrder',
    path: '/food-court/view/order/:foodCourtHash/:session/:uniqueOrderNumber',
  },
  { name: 'FoodCourtCart', path: '/food-court/cart/:foodCourtHash' },
  {
    name: 'FoodCourtPay',
    path: '/food-court/pay/:foodCourtHash/:placedOrdersIds',
  },
  {
    name: 'ViewFoodCourtMultiMerchantOrder',
    path: '/food-court/view/multi-merchant-order/:foodCourtHash',
  },
  {
    name: 'FoodCourtExtraDetails',
    path: '/food-court/extra-details/:foodCourtHash',
  },
  { name: 'FoodCourt', path: '/food-court/:foodCourtHash' },
  { name: 'RequestInvoice', path: '/request-invoice/:paymentUuid' },
  { name: 'ScanQr', path: '/:hash' },
] as const satisfies readonly Route[];

export type RouteName = (typeof ROUTES)[number]['name'];
type PathOf<Name extends RouteName> = Extract<(typeof ROUTES)[number], { name: Name }>['path'];
type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters a route's path takes. */
export type ParamsOf<Name extends RouteName> = { readonly [name in NamesIn<PathOf<Name>>]: string };
