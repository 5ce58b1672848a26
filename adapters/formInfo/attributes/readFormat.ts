import { fill } from '#domain/text/fill.ts'
import { isDateFormat } from '#domain/time/dateFormat.ts'
import details from '../details.json' with { type: 'json' }
import type { AttributeReader } from './reader.ts'

/** `fmt` in the letters `yyyy MM dd HH mm ss`; one with other letters is reported and the default used. */
export function readFormat(reader: AttributeReader, absent: string): string {
  const fmt = reader.text('fmt')
  if (fmt === undefined || isDateFormat(fmt)) return fmt ?? absent
  reader.complain('attribute-invalid', 'fmt', fill(details.notOneOf, { name: 'fmt', value: fmt }))
  return absent
}
