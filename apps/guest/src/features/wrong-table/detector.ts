/** What browsers call it that read codes by themselves; none of our own is sent to those that do not. */
type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};
type WithDetector = { readonly BarcodeDetector?: new (kinds: { formats: string[] }) => Detector };

export const canScan = (): boolean =>
  'BarcodeDetector' in window && navigator.mediaDevices?.getUserMedia !== undefined;

/** How often the picture is looked at, in milliseconds. */
const LOOK_EVERY = 250;

/**
 * Shows the camera in `video` and tells each code it sees, until it is stopped. Rejects where the guest or the browser
 * refuses the camera.
 */
export const watchCamera = async (
  video: HTMLVideoElement,
  onCode: (read: string) => void,
): Promise<() => void> => {
  const { BarcodeDetector } = window as WithDetector;
  if (!BarcodeDetector) throw new Error('this browser reads no codes');
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const timer = setInterval(() => {
    detector.detect(video).then(
      ([code]) => code && onCode(code.rawValue),
      () => undefined,
    );
  }, LOOK_EVERY);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
};
