import { ownValue } from '#contract/record.ts'

/** A text with its `{name}` places filled in; a place nobody fills stays as it is. */
export const fill = (text: string, holes: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(ownValue(holes, name) ?? whole))
