import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'
import { codePoints } from '#domain/text/codePoints.ts'
import { isEmptyHtml } from '#domain/text/htmlText.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'

const countShown: SchemaValidateFunction = (limit: number, text: string, schema) => {
  const isRich = String(schema?.$ref).endsWith('/html')
  const shown = isRich && isEmptyHtml(text) ? 0 : codePoints(text.trim())
  countShown.errors = [{ keyword: 'minLength', params: { limit }, parentSchema: schema ?? {} }]
  return shown >= limit
}

/** `minLength` counted in visible characters: blanks, and rich text without visible content, count as empty. */
export const SHOWN_LENGTH: FuncKeywordDefinition = {
  keyword: 'minLength',
  type: 'string',
  schemaType: 'number',
  errors: true,
  validate: countShown,
}

/** Formats of texts that contain a day; their patterns alone would accept 31 April. */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  day: (text) => isRealDate(text, 'yyyy-MM-dd'),
  moment: (text) =>
    isRealDate(text.slice(0, DAY), 'yyyy-MM-dd') &&
    (text.length === DAY || isRealDate(text.slice(DAY + 1, MINUTE), 'HH:mm')),
}

/** Lengths of `2027-01-01` and of `2027-01-01 09:00`. */
const DAY = 10
const MINUTE = 16
