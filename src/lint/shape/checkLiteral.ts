import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Json } from '#contract/logic.ts'
import type { JsonSchema } from './jsonSchema.ts'
import type { ApiDocument } from './operations.ts'

/** Tells whether a literal satisfies a schema of the contract. */
export type CheckLiteral = (value: Json, schema: JsonSchema) => boolean

const checkers = new WeakMap<ApiDocument, CheckLiteral>()

/** The checker of a contract; a schema is compiled when a document first writes a literal for it, and once. */
export function literalChecker(document: ApiDocument): CheckLiteral {
  const checker = checkers.get(document) ?? createChecker(document)
  checkers.set(document, checker)
  return checker
}

function createChecker({ components }: ApiDocument): CheckLiteral {
  const ajv = new Ajv2020({ strict: false, validateFormats: true })
  addFormats.default(ajv)
  const compiled = new Map<JsonSchema, ValidateFunction>()
  return (value, schema) => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components })
    compiled.set(schema, validate)
    return validate(value)
  }
}
