import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { PayRefused, type RawNotification } from './payProvider.ts'

export type WireFields = Record<string, string>

/** The fields of a form in a body or an address; of a field that stands twice the last. */
export const formFields = (text: string): WireFields =>
  Object.fromEntries(new URLSearchParams(text))

/** What a form notification says: its body, or its address where there is none. */
export const notifiedFields = ({ body, search }: RawNotification): WireFields =>
  formFields(body.length > 0 ? body.toString('utf8') : search)

/** JSON that must be an object; throws `PayRefused` where it is not. */
export function jsonRecord(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (isRecord(value)) return value
  } catch {
    // Said below: neither text nor reason of what cannot be read is worth anything.
  }
  throw new PayRefused('SHAPE', 'not a JSON object')
}

/** A field that must be a text with something in it. */
export function requiredText(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = ownValue(fields, name)
  if (typeof value === 'string' && value !== '') return value
  throw new PayRefused('SHAPE', `${name} is missing`)
}

/** What was said must be what was expected: the right application, seller, order. */
export function mustBe(code: string, said: unknown, expected: string): void {
  if (said !== expected) throw new PayRefused(code, 'not the one expected')
}
