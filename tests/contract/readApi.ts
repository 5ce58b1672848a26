import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { operationsOf, parseApi } from '#contract/apiDocument.ts'

export const api = parseApi(
  readFileSync(new URL('../../schemas/api.json', import.meta.url), 'utf8'),
)
export const operations = operationsOf(api)

export function operation(id: string) {
  const found = operations.find((one) => one.operation.operationId === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}

/** The whole document is known to this instance as `api`, so that a schema in it is named by pointer. */
export function strictAjv(document: object = api) {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  ajv.addVocabulary(['openapi', 'info', 'tags', 'paths', 'components', 'x-text'])
  return ajv.addSchema({ ...document, $id: 'api' })
}

const shared = strictAjv()

/** Compiles the schema at a JSON pointer of the document. */
export function compileAt(pointer: string, ajv = shared) {
  return ajv.compile({ $ref: `api#${pointer}` })
}

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1')

export function requestPointer(id: string): string {
  const { path, method } = operation(id)
  return `/paths/${encodeURIComponent(escaped(path))}/${method}/requestBody/content/application~1json/schema`
}

export function responsePointer(id: string): string {
  const { path, method } = operation(id)
  return `/paths/${encodeURIComponent(escaped(path))}/${method}/responses/200/content/application~1json/schema`
}
