import { isRecord } from '#domain/isRecord.ts'

/** How an online order is paid: a code to scan, an address to go to, or parameters for the app (JSON text). */
interface PayWay {
  kind: string
  content: string
}

/** The text `result` of an order read; nothing where there is none, or one nobody can pay with. */
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
