/**
 * Keys of the demo's accounts in the sandbox: payment providers, SMS senders, the till, the loyalty system. They open nothing but the sandbox, so they may stand here.
 * `other` belongs to another venue: what it signs must not be believed at `main`.
 */
export type SandboxKeys = {
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  };
  readonly montonio: { readonly accessKey: string; readonly secretKey: string };
  readonly neopay: { readonly projectId: number; readonly projectKey: string };
  readonly solidgate: {
    readonly publicKey: string;
    readonly secretKey: string;
    readonly webhookPublicKey: string;
    readonly webhookSecretKey: string;
  };
  readonly twilio: { readonly accountSid: string; readonly authToken: string };
  readonly vonage: { readonly apiKey: string; readonly apiSecret: string };
  readonly till: { readonly apiKey: string; readonly webhookSecret: string };
  readonly loyalty: { readonly apiKey: string };
};

const keysOf = (venue: string, projectId: number): SandboxKeys => ({
  stripe: {
    secretKey: `sk_test_sandbox_${venue}`,
    publishableKey: `pk_test_sandbox_${venue}`,
    webhookSecret: `whsec_sandbox_${venue}`,
  },
  montonio: {
    accessKey: `montonio_access_sandbox_${venue}`,
    secretKey: `montonio_secret_sandbox_${venue}_not_a_real_key`,
  },
  neopay: { projectId, projectKey: `neopay_project_sandbox_${venue}_not_a_real_key` },
  // Solidgate encrypts with the first 32 characters of its secret key, so they differ before the 32nd.
  solidgate: {
    publicKey: `api_pk_sandbox_${venue}`,
    secretKey: `api_sk_sandbox_${venue}_not_a_real_key_at_all`,
    webhookPublicKey: `wh_pk_sandbox_${venue}`,
    webhookSecretKey: `wh_sk_sandbox_${venue}_not_a_real_key_at_all`,
  },
  twilio: { accountSid: `AC_sandbox_${venue}`, authToken: `twilio_token_sandbox_${venue}` },
  vonage: { apiKey: `vonage_sandbox_${venue}`, apiSecret: `vonage_secret_sandbox_${venue}` },
  till: { apiKey: `till_key_sandbox_${venue}`, webhookSecret: `till_webhook_sandbox_${venue}` },
  loyalty: { apiKey: `loyalty_key_sandbox_${venue}` },
});

export const SANDBOX_KEYS: {
  readonly main: SandboxKeys;
  readonly other: SandboxKeys;
  /** The demo installation's own, through which venues' accounts are opened. */
  readonly platform: SandboxKeys;
} = {
  main: keysOf('main', 1000),
  other: keysOf('other', 2000),
  platform: keysOf('platform', 3000),
};
