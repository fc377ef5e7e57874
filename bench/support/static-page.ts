import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FoodCourt } from '@tableside/contract/http/food-courts';
import type { Menu } from '@tableside/contract/http/menu';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const STYLE = `body{margin:0;font:16px/1.4 system-ui,sans-serif;max-width:800px;margin:auto}img{width:100%;height:150px;object-fit:cover}
h1,h2,p{margin:0 16px}li{display:flex;gap:12px;padding:12px 16px;list-style:none}ul{margin:0;padding:0}
li img{width:96px;height:96px;border-radius:12px}li p{margin:0;color:#555}li b{display:block}`;

/** The same dishes and pictures as plain HTML with its style inline: as fast as a page of this content can be. */
export const staticPage = (menu: Menu, title: string, cover: string | null): Buffer => {
  let row = 0;
  const sections = menu.categories.map(category => {
    const items = category.items.map(item => {
      row += 1;
      const lazy = row > 4 ? ' loading="lazy"' : '';
      const picture = item.thumbnail
        ? `<picture><source srcset="${item.thumbnail.replace('.webp', '.avif')}" type="image/avif"><img src="${item.thumbnail}" alt=""${lazy}></picture>`
        : '';
      return `<li><div><b>${escapeHtml(item.name)}</b><p>${escapeHtml(item.description)}</p>${item.price.toFixed(2)} €</div>${picture}</li>`;
    });
    return `<h2>${escapeHtml(category.name)}</h2><ul>${items.join('')}</ul>`;
  });
  const html = `<!doctype html><html lang="lt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${cover ? `<img src="${cover}" alt="">` : ''}<main><h1>${escapeHtml(title)}</h1>${sections.join('')}</main></body></html>`;
  return brotliCompressSync(html);
};

/** The cards of a hall as plain HTML, two in a row. */
export const staticHall = ({ name, description, cover, restaurants }: FoodCourt): Buffer => {
  const cards = restaurants.map(({ name: stall, short_description: says, cover_thumbnail: picture }, at) => {
    const lazy = at >= 4 ? ' loading="lazy"' : '';
    const photo = picture
      ? `<picture><source srcset="${picture.replace('.webp', '.avif')}" type="image/avif"><img src="${picture}" alt=""${lazy}></picture>`
      : '';
    return `<li>${photo}<div><b>${escapeHtml(stall)}</b><p>${escapeHtml(says)}</p></div></li>`;
  });
  return brotliCompressSync(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title><style>${STYLE}ul{display:grid;grid-template-columns:1fr 1fr}li{display:block}</style></head><body>${cover ? `<img src="${cover.photo}" alt="">` : ''}<main><h1>${escapeHtml(name)}</h1><p>${escapeHtml(description)}</p><ul>${cards.join('')}</ul></main></body></html>`);
};

/** The words, amounts and picture of a tip card as plain HTML. */
export const staticCard = (
  title: string,
  words: string,
  photo: string | null,
  amounts: readonly string[],
): Buffer =>
  brotliCompressSync(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${photo ? `<img src="${photo}" alt="">` : ''}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p>
<fieldset>${amounts.map(amount => `<label><input type="radio" name="a"><span>${escapeHtml(amount)}</span></label>`).join('')}</fieldset></main></body></html>`);

/** Serves the page, and the installation's own pictures, from bare node:http. */
export const serveStatic = (
  page: Buffer,
  mediaDir: string,
): Promise<{ base: string; stop: () => Promise<unknown> }> =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      if (!path.startsWith('/media/')) {
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
          .end(page);
        return;
      }
      const file = join(mediaDir, path.slice('/media/'.length));
      if (!existsSync(file)) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': file.endsWith('.avif') ? 'image/avif' : 'image/webp' });
      createReadStream(file).pipe(response);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
        stop: () => new Promise(done => server.close(done)),
      });
    });
  });
