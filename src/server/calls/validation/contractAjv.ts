import { Ajv2020, type CodeOptions, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { API } from '../apiDocument.ts'
import { CONTRACT, type Compile, type ValidatorKind } from './validator.ts'

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

const OPTIONS: Record<ValidatorKind, Options> = {
  strict: STRICT,
  text: { ...STRICT, coerceTypes: true },
}

/** Returns a compiler of schemas that refer to the contract. */
export function contractAjv(kind: ValidatorKind, code: CodeOptions = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...OPTIONS[kind], code })
  formats.default(ajv)
  ajv.addVocabulary(['components', 'x-text'])
  ajv.addSchema({ $id: CONTRACT, components: { schemas: API.components.schemas } })
  return ajv
}

const compilers = new Map<ValidatorKind, Ajv2020>()

/** Compiles a schema here and now; Ajv itself is made ready for the first. */
export const compileValidator: Compile = (kind, text) => {
  const ajv = compilers.get(kind) ?? contractAjv(kind)
  compilers.set(kind, ajv)
  return ajv.compile(JSON.parse(text))
}
