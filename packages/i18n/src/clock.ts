const two = (value: number): string => String(value).padStart(2, '0');

/** The time of day on the phone's clock, always in 24 hours: `18:05`. For instants that the browser shows, never in HTML made by the server. */
export const formatTime = (instant: string | Date): string => {
  const date = new Date(instant);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
};
