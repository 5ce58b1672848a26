/** An expression without the slashes (and flags) it may be written between: `/^a$/i` → `^a$`. Flags are not supported and drop. */
export const stripDelimiters = (text: string): string =>
  /^\/([\s\S]+)\/[a-z]*$/.exec(text.trim())?.[1] ?? text.trim()
