import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FileFinding } from '#contract/finding.ts'
import { getAt, type Located } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { syntaxFindings } from '#lint/syntaxFindings.ts'
import { validationSentence } from '../../validationSentence.ts'
import { configFinding } from './configFinding.ts'
import schemas from './documentSchemas.json' with { type: 'json' }
import { type ConfigurationDocuments, isAsset } from './documents.ts'

const REQUIRED = Object.keys(schemas.documents).filter(
  (name) => !(schemas.optional as string[]).includes(name),
)

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false })
ajv.addSchema(schemas, 'documents')
const validators = new Map<string, ValidateFunction>()

/** The schema of a document: its own, or its folder's; undefined for what the lint judges by itself. */
function schemaOf(path: string): string | undefined {
  if (Object.hasOwn(schemas.documents, path))
    return `documents#/documents/${path.replace('/', '~1')}`
  const folder = path.split('/')[0] ?? ''
  return Object.hasOwn(schemas.folders, folder) ? `documents#/folders/${folder}` : undefined
}

/** Missing documents, JSON that cannot be read, and shapes that are not the document's, each at its token. */
export function checkShapes(documents: ConfigurationDocuments): FileFinding[] {
  const missing = REQUIRED.filter((name) => !Object.hasOwn(documents, name)).map(missingDocument)
  const texts = Object.entries(documents).filter(([path]) => !isAsset(path))
  return [...missing, ...texts.flatMap(([path, text]) => checkShape(path, text))]
}

const missingDocument = (file: string): FileFinding => ({
  file,
  severity: 'error',
  code: 'missing-document',
  path: '',
  line: 1,
  column: 1,
  message: `缺少文件“${file}”`,
})

function checkShape(path: string, text: string): FileFinding[] {
  const source = { file: path, id: path.replace(/\.json$/, ''), text }
  const { root, errors } = parseLocated(source)
  if (!root || errors.length > 0) return syntaxFindings(source, errors)
  const name = schemaOf(path)
  const validate = name && validatorOf(name)
  if (!validate || validate(root.value)) return []
  return (validate.errors ?? []).filter(isTelling).map((error) => findingOf(root, error))
}

function validatorOf(name: string): ValidateFunction {
  const known = validators.get(name) ?? ajv.compile({ $ref: name })
  validators.set(name, known)
  return known
}

/** What only says that something below it is wrong adds nothing. */
const isTelling = ({ keyword }: ErrorObject) => !['$ref', 'if', 'anyOf', 'oneOf'].includes(keyword)

function findingOf(root: Located, error: ErrorObject): FileFinding {
  const path = error.instancePath.split('/').slice(1)
  const extra = (error.params as { additionalProperty?: string }).additionalProperty
  const place = getAt(root, path) ?? root
  const key = place.entries.find((entry) => entry.name === extra)?.key
  return configFinding(key ?? place, { code: 'wrong-shape', message: validationSentence([error]) })
}
