import standaloneCode from 'ajv/dist/standalone/index.js'
import { type CallSchemas, callSchemas, contractHash } from '../apiDocument.ts'
import { contractAjv } from './contractAjv.ts'
import { textOf, type ValidatorKind, validatorKey } from './validator.ts'

/** How each part of a call is validated. Values of a path are text, too, where a page asks ahead. */
const KINDS: Record<Exclude<keyof CallSchemas, 'answers'>, readonly ValidatorKind[]> = {
  params: ['strict', 'text'],
  querystring: ['text'],
  headers: ['strict'],
  body: ['strict'],
}

/** Returns the source of a module with the validators of all calls: a start compiles none, a call runs its own. */
export function writeValidators(): string {
  const modules = (['strict', 'text'] as const).flatMap((kind) => modulesOf(kind))
  const contract = JSON.stringify(contractHash())
  return `module.exports = { contract: ${contract}, modules: {\n${modules.join(',\n')}\n} }\n`
}

function modulesOf(kind: ValidatorKind): string[] {
  const ajv = contractAjv(kind, { source: true, lines: true })
  return [...textsOf(kind)].map((text) => {
    const code = standaloneCode(ajv, ajv.compile(JSON.parse(text)))
    return `${JSON.stringify(validatorKey(kind, text))}(module, require) {\n${code}\n}`
  })
}

function textsOf(kind: ValidatorKind): Set<string> {
  const places = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((place) =>
    KINDS[place].includes(kind),
  )
  const schemas = [...callSchemas().values()].flatMap((call) => places.map((place) => call[place]))
  return new Set(schemas.flatMap((schema) => (schema ? [textOf(schema)] : [])))
}
