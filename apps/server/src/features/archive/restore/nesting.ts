/** Deeper than anything of ours is: a menu in a record is the deepest. */
export const DEPTH = { manifest: 8, record: 40 } as const;

/** Whether JSON is nested deeper than that. Told before it is parsed, since parsing it is what would cost. */
export const isNestedDeeper = (text: string, most: number): boolean => {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (quoted) {
      // Behind a backslash the next sign says nothing.
      if (char === 92) at += 1;
      else if (char === 34) quoted = false;
    } else if (char === 34) quoted = true;
    else if (char === 91 || char === 123) {
      depth += 1;
      if (depth > most) return true;
    } else if (char === 93 || char === 125) depth -= 1;
  }
  return false;
};
