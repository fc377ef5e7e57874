import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { changeCart } from './change.ts';

/** Says with which course lines come; all named lines or none change. Refuses course_unknown, cart_line_not_found. CART-04. */
export const updateCourses =
  (deps: Deps): Handler<'POST /cart/{session}/update-courses'> =>
  async ({ guest, body }) =>
    changeCart(deps, guest, [], ({ lines, couponCode }, { settings }) => {
      const wanted = new Map(body.cart_items.map(each => [each.cart_item_id, each.course_id]));
      for (const [id, course] of wanted) {
        if (!lines.some(line => line.id === id))
          throw new Refusal('cart_line_not_found', { cart_item_id: id });
        if (course !== null && !settings.courses.some(known => known.id === course)) {
          throw new Refusal('course_unknown', { course_id: course });
        }
      }
      for (const { cart_item_id: id, course_id, from } of body.cart_items) {
        const now = lines.find(line => line.id === id)?.course_id ?? null;
        if (from !== undefined && from !== now && course_id !== now) throw new Refusal('cart_line_changed');
      }
      const changed = lines.map(line => {
        const course = wanted.has(line.id) ? (wanted.get(line.id) ?? null) : line.course_id;
        return course === line.course_id ? line : { ...line, course_id: course };
      });
      const same = changed.every((line, index) => line === lines[index]);
      return { lines: same ? lines : changed, couponCode };
    });
