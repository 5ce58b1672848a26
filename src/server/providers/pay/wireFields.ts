import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { PayRefused, type RawNotification } from './payProvider.ts'

export type WireFields = Record<string, string>

/** Parses the fields of a form in a body or a query; of a repeated field the last value counts. */
export const formFields = (text: string): WireFields =>
  Object.fromEntries(new URLSearchParams(text))

/** Returns the fields of a form notification: of its body or, where it is empty, of its query. */
export const notifiedFields = ({ body, search }: RawNotification): WireFields =>
  formFields(body.length > 0 ? body.toString('utf8') : search)

/** JSON that must be an object; throws `PayRefused` where it is not. */
export function jsonRecord(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (isRecord(value)) return value
  } catch {
    // Falls through: neither the text nor the parser's reason is worth reporting.
  }
  throw new PayRefused('SHAPE', 'not a JSON object')
}

/** Returns a field that must be a non-empty text; throws `PayRefused` where it is not. */
export function requiredText(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = ownValue(fields, name)
  if (typeof value === 'string' && value !== '') return value
  throw new PayRefused('SHAPE', `${name} is missing`)
}

/** Throws `PayRefused` unless a value is the expected one: the right application, seller, order. */
export function mustBe(code: string, said: unknown, expected: string): void {
  if (said !== expected) throw new PayRefused(code, 'not the one expected')
}
