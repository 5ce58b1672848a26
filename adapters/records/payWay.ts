import { isRecord } from '#domain/json/isRecord.ts'

/** The way to pay an online order: a code to scan, an address to open, or parameters for the app (JSON text). */
interface PayWay {
  kind: string
  content: string
}

/** Parses the text `result` of an order; empty when it is absent or cannot be paid with. */
export function payWay(result: string | undefined): Partial<PayWay> {
  const way = result === undefined ? undefined : parsed(result)
  if (!isRecord(way)) return {}
  const { kind, content } = way
  return typeof kind === 'string' && typeof content === 'string' ? { kind, content } : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
