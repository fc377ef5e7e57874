/** What we use of web-push, which brings no types of its own: it makes requests, and sends none for us. */
declare module 'web-push' {
  type Keys = { readonly p256dh: string; readonly auth: string };
  type Details = {
    readonly endpoint: string;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  };
  const webPush: {
    readonly generateVAPIDKeys: () => { readonly publicKey: string; readonly privateKey: string };
    /** Encrypts for a browser and signs for its push service. RFC 8291, 8292. */
    readonly generateRequestDetails: (
      subscription: { readonly endpoint: string; readonly keys: Keys },
      payload: string,
      options: {
        readonly vapidDetails: {
          readonly subject: string;
          readonly publicKey: string;
          readonly privateKey: string;
        };
        readonly contentEncoding: 'aes128gcm';
        /** Seconds. */
        readonly TTL: number;
        readonly urgency: 'normal' | 'high';
        /** At most 32 characters that are safe in addresses; replaces an older message that waits. */
        readonly topic: string;
      },
    ) => Details;
  };
  export default webPush;
}
