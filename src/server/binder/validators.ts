import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { API, type Schema } from './apiDocument.ts'

const CONTRACT = 'api.json'

/** Nothing is coerced and nothing is dropped; errors carry their schema, whose title names the value. */
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
/** Addresses carry text only, so a number in a query is read from its digits. */
const fromText = contractAjv({ ...STRICT, coerceTypes: true })

/** The schema with its references pointing into the contract. */
function anchored(schema: Schema): Schema {
  const text = JSON.stringify(schema).replaceAll('"#/components/', `"${CONTRACT}#/components/`)
  return JSON.parse(text) as Schema
}

export function validatorOf(schema: Schema, part: string): ValidateFunction {
  return (part === 'querystring' ? fromText : strict).compile(anchored(schema))
}
