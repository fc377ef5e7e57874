// What a browser does with a passkey. A file of its own, fetched where somebody uses one: nothing else weighs by it.
export {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
