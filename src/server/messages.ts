import refusals from './messages/refusals.json' with { type: 'json' }

export type MessageKey = keyof typeof refusals

/** The Chinese sentence of a message key, its `{name}` places filled in. */
export function sentence(key: MessageKey, holes: Record<string, string | number> = {}): string {
  return refusals[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in holes ? String(holes[name]) : whole,
  )
}
