import { ownValue } from '#contract/record.ts'

/** Returns a text with its `{name}` placeholders filled in; a placeholder without a value stays as it is. */
export const fill = (text: string, holes: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(ownValue(holes, name) ?? whole))
