/** A text with its `{name}` places filled in; a place nobody fills stays as it is. */
export const fill = (text: string, holes: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in holes ? String(holes[name]) : whole))
