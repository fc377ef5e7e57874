/** One row of the spec's route table: a route's name, its path, and which screen folder shows it. */
export type Route = {
  readonly name: string;
  readonly path: string;
  /** Folder under `screens/`; the screen is shown once that folder exists. */
  readonly screen: string;
};

/** Spec 1§2.1. Order matters: the first match wins, and a bare table code matches last. */
export const ROUTES = [
  { name: 'Preview', path: '/preview/:hash', screen: 'Preview' },
  { name: 'Menu', path: '/menu/:session', screen: 'Menu' },
  { name: 'Select', path: '/select/:session', screen: 'Select' },
  { name: 'MenuFilters', path: '/menu-filters/:session', screen: 'MenuFilters' },
  { name: 'Search', path: '/search/:session', screen: 'Search' },
  { name: 'PlaceOrder', path: '/place-order/:session', screen: 'PlaceOrder' },
  { name: 'ExtraDetails', path: '/extra-details/:session', screen: 'ExtraDetails' },
  { name: 'Order', path: '/order/:session', screen: 'Order' },
  { name: 'Orders', path: '/orders/:session', screen: 'Orders' },
  { name: 'SelectItems', path: '/select-items/:session', screen: 'SelectItems' },
  { name: 'Pay', path: '/pay/:session/:order', screen: 'Pay' },
  { name: 'PayInPerson', path: '/pay-in-person/:session/:order', screen: 'PayInPerson' },
  {
    name: 'PayInPersonSuccess',
    path: '/pay-in-person-success/:session/:paymentUUID',
    screen: 'PayInPersonSuccess',
  },
  { name: 'TerminalCommands', path: '/terminal-commands/:session', screen: 'TerminalCommands' },
  { name: 'ViewOrder', path: '/view-order-headless/:session/:uniqueOrderNumber', screen: 'ViewOrder' },
  { name: 'ViewKioskOrder', path: '/view-kiosk-order/:session/:uniqueOrderNumber', screen: 'ViewKioskOrder' },
  { name: 'PaymentSuccess', path: '/success/:session', screen: 'PaymentSuccess' },
  { name: 'PaymentStatus', path: '/payment-status/:session', screen: 'PaymentStatus' },
  { name: 'PaymentHistory', path: '/payments/history/:session', screen: 'PaymentHistory' },
  { name: 'TipSuccess', path: '/tip/success/:tipsQrCardHash', screen: 'TipSuccess' },
  { name: 'TipWaiter', path: '/tip/:tipsQrCardHash', screen: 'TipWaiter' },
  { name: 'DonateSuccess', path: '/donation/success/:donateQrCardHash', screen: 'DonateSuccess' },
  { name: 'Donate', path: '/donation/:donateQrCardHash', screen: 'Donate' },
  { name: 'ProfileDetails', path: '/profile/details/:session', screen: 'ProfileDetails' },
  { name: 'NewUserForm', path: '/profile/new-user-form/:session', screen: 'NewUserForm' },
  { name: 'SignUp', path: '/profile/sign-up/:session', screen: 'SignUp' },
  { name: 'SignIn', path: '/profile/sign-in/:session', screen: 'SignIn' },
  {
    name: 'LoyaltyProgramDetails',
    path: '/profile/loyalty-program-details/:session',
    screen: 'LoyaltyProgramDetails',
  },
  { name: 'Profile', path: '/profile/:session', screen: 'Profile' },
  { name: 'Register', path: '/register/:session', screen: 'Register' },
  { name: 'LoyaltyPreview', path: '/loyalty/preview/:session', screen: 'LoyaltyPreview' },
  { name: 'EnrollLoyalty', path: '/loyalty/enroll/:session/:loyaltyProgramId', screen: 'EnrollLoyalty' },
  { name: 'FoodCourtOrders', path: '/food-court/orders/:foodCourtHash', screen: 'FoodCourtOrders' },
  {
    name: 'ViewFoodCourtOrder',
    path: '/food-court/view/order/:foodCourtHash/:session/:uniqueOrderNumber',
    screen: 'ViewFoodCourtOrder',
  },
  { name: 'FoodCourtCart', path: '/food-court/cart/:foodCourtHash', screen: 'FoodCourtCart' },
  {
    name: 'FoodCourtPay',
    path: '/food-court/pay/:foodCourtHash/:placedOrdersIds',
    screen: 'FoodCourtPay',
  },
  {
    name: 'ViewFoodCourtMultiMerchantOrder',
    path: '/food-court/view/multi-merchant-order/:foodCourtHash',
    screen: 'ViewFoodCourtMultiMerchantOrder',
  },
  {
    name: 'FoodCourtExtraDetails',
    path: '/food-court/extra-details/:foodCourtHash',
    screen: 'FoodCourtExtraDetails',
  },
  { name: 'FoodCourt', path: '/food-court/:foodCourtHash', screen: 'FoodCourt' },
  { name: 'RequestInvoice', path: '/request-invoice/:paymentUuid', screen: 'RequestInvoice' },
  { name: 'ScanQr', path: '/:hash', screen: 'ScanQr' },
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
