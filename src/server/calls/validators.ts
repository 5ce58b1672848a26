import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { API, type Schema } from './apiDocument.ts'

const CONTRACT = 'api.json'

/** No coercion, no removal of unknown values; errors carry their schema, whose title names the value. */
const STRICT: Options = {
  strict: true,
  strictRequired: false,
  verbose: true,
  allErrors: false,
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
}

function contractAjv(options: Options) {
  const ajv = new Ajv2020(options)
  formats.default(ajv)
  ajv.addVocabulary(['components'])
  ajv.addSchema({ $id: CONTRACT, components: { schemas: API.components.schemas } })
  return ajv
}

const strict = contractAjv(STRICT)
/** Path and query values are text, so numbers are coerced from it. */
const fromText = contractAjv({ ...STRICT, coerceTypes: true })

/** Compiled once a process, by the text of the schema: many calls have the same part. */
const compiled = {
  strict: new Map<string, ValidateFunction>(),
  fromText: new Map<string, ValidateFunction>(),
}

/** Returns the validator of a schema whose references resolve against the contract. */
export function validatorOf(schema: Schema, part: string): ValidateFunction {
  const isText = part === 'querystring'
  const known = isText ? compiled.fromText : compiled.strict
  const text = JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`)
  const validate = known.get(text) ?? (isText ? fromText : strict).compile(JSON.parse(text))
  known.set(text, validate)
  return validate
}
