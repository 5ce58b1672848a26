import { createHash } from 'node:crypto'
import type { ErrorObject } from 'ajv'
import type { Schema } from '../apiDocument.ts'

/** Says whether a value is valid; when it is not, `errors` says why until the next value. */
export interface Validator {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

/** `strict` for JSON, `text` for values of an address, where numbers are coerced from text. */
export type ValidatorKind = 'strict' | 'text'

/** Returns the validator of a schema's text. */
export type Compile = (kind: ValidatorKind, text: string) => Validator

/** Name of the contract in references of schemas. */
export const CONTRACT = 'api.json'

/** Text of a schema whose references name the contract. */
export const textOf = (schema: Schema): string =>
  JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`)

/** Name of the validator of a schema's text in the file of a build. */
export const validatorKey = (kind: ValidatorKind, text: string): string =>
  `${kind} ${createHash('sha256').update(text).digest('base64url')}`
