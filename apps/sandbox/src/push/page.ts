import { z } from 'zod';
import { html, type Markup } from '../pages/html.ts';
import type { Device, Shown } from './state.ts';

const Notice = z.object({ title: z.string(), body: z.string(), tag: z.string(), path: z.string() });

/** What the phone shows: of two about the same thing the newer one, the newest first. */
export const onScreen = (shown: readonly Shown[]): readonly Shown[] => {
  const latest = new Map<string, Shown>();
  for (const each of shown) {
    const tag = Notice.safeParse(each.data).data?.tag ?? each.at;
    latest.delete(tag);
    latest.set(tag, each);
  }
  return [...latest.values()].toReversed();
};

const notification = ({ at, ttl, urgency, data }: Shown, server: string): Markup => {
  const notice = Notice.safeParse(data).data;
  return html`<section>
${
  notice
    ? html`<p><a href="${server}${notice.path}"><strong>${notice.title}</strong></a><br>${notice.body}</p>`
    : html`<pre>${JSON.stringify(data)}</pre>`
}
<p class="note"><time datetime="${at}">${at.slice(11, 19)}</time>, urgency ${urgency}, good for ${ttl} s</p></section>`;
};

export const devicePage = (device: Device, root: string, server: string): Markup => html`
<p>This device ${device.gone ? html`<strong>is gone</strong>: whoever sends is answered 410.` : 'takes notifications.'}</p>
<form method="post" action="${root}push/devices/${device.id}"><input type="hidden" name="gone" value="${String(!device.gone)}">
<button class="quiet">${device.gone ? 'Let it be there again' : 'Let it be gone'}</button></form>
${
  device.shown.length === 0
    ? html`<p>Nothing was shown yet.</p>`
    : onScreen(device.shown).map(each => notification(each, server))
}
<p><a href="${root}push">All devices</a></p>`;

export const devicesPage = (devices: readonly Device[], root: string): Markup => html`${
  devices.length === 0
    ? html`<p>No device is subscribed yet: turn notifications on in the console, under Account.</p>`
    : html`<ul class="cards">${devices
        .toReversed()
        .map(
          ({ id, gone, shown }) =>
            html`<li><a href="${root}push/devices/${id}">${id.slice(0, 8)}</a><br>${gone ? 'gone' : 'there'}, ${onScreen(shown).length} on its screen</li>`,
        )}</ul>`
}
<p class="note">Browsers that reach no push service of their maker are subscribed here while the sandbox runs.
Let the service be slow or down by the behaviours <code>slow</code> and <code>down</code> of <code>push</code>.</p>`;
