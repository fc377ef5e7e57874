/**
 * SQL: line `l` of order `o` waits for its course. What staff said counts; else, where the venue lets later courses wait, each
 * after the first of which something is wanted. The rule of `heldCourses` for statements that count; a test holds the two together.
 */
export const HELD_LINE = `coalesce(
  (select k.held from kitchen_course k where k.order_id = o.id and k.course_id = coalesce(l.course_id, '')),
  l.course_id is not null
    and coalesce((select k.holds_courses from kitchen_settings k where k.venue_id = o.venue_id), true)
    and l.course_id is distinct from (
      select f.course_id from order_line f
        left join lateral (select p.place from venue v, jsonb_array_elements(v.settings -> 'courses') with ordinality p(course, place)
          where v.id = o.venue_id and p.course ->> 'id' = f.course_id) c on true
      where f.order_id = o.id and f.course_id is not null and f.taken_off < f.quantity
      order by c.place nulls last, f.position limit 1))`;
