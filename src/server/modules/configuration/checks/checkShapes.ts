import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FileFinding } from '#contract/finding.ts'
import { getAt, type Located, type SourceText } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { duplicateKeys } from '#lint/rules/duplicateKey.ts'
import { syntaxFindings } from '#lint/syntaxFindings.ts'
import words from '#server/messages/configuration.json' with { type: 'json' }
import { validationSentence } from '#server/messages/validationSentence.ts'
import { captionOf } from '../documents/captions.ts'
import { DOCUMENTS, isListSchema, SCHEMAS, schemaFileOf } from '../documents/documentSchemas.ts'
import { isAsset } from '../documents/documents.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { configFinding, fileFinding } from './configFinding.ts'
import { limitFinding } from './limitFinding.ts'
import { FORMATS, SHOWN_LENGTH } from './schemaWords.ts'
import { unseenCharacters } from './unseenCharacters.ts'

const REQUIRED = [...DOCUMENTS].flatMap(([name, schema]) => ('default' in schema ? [] : [name]))

let schemas: Ajv | undefined

/** Compiles the documents' schemas, on the first check. */
function openSchemas(): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false })
  ajv.removeKeyword('minLength').addKeyword(SHOWN_LENGTH)
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  for (const [file, schema] of SCHEMAS) ajv.addSchema(schema, file)
  /** Fields are checked by the lint, in the adapter's terms; here they only have to be a list. */
  ajv.addSchema({ title: words.formDefinition, type: 'array' }, '../formInfo.schema.json')
  return ajv
}

/**
 * Reports missing documents, those beyond a limit, invalid JSON and schema violations, each at its token.
 * @param tellAt called with the path of each document before it is checked, and with '' at the end
 */
export function checkShapes(
  documents: ConfigurationDocuments,
  tellAt: (path: string) => void = () => undefined,
): FileFinding[] {
  const missing = REQUIRED.filter((name) => !Object.hasOwn(documents, name)).map(missingDocument)
  const texts = Object.entries(documents).filter(([path]) => !isAsset(path))
  const found = texts.flatMap(([path, text]) => {
    tellAt(path)
    return checkShape(path, text)
  })
  tellAt('')
  return [...missing, ...found]
}

const missingDocument = (file: string): FileFinding =>
  fileFinding(file, 'missing-document', { file })

function checkShape(path: string, text: string): FileFinding[] {
  const source = { file: path, id: path.replace(/\.json$/, ''), text }
  const misread = encodingFault(source)
  if (misread) return [misread]
  const beyond = limitFinding(path, text)
  if (beyond) return [beyond]
  const { root, errors } = parseLocated(source)
  if (!root || errors.length > 0) return syntaxFindings(source, errors)
  const file = schemaFileOf(path)
  if (file === undefined) return unseenCharacters(root)
  schemas ??= openSchemas()
  const validate = schemas.getSchema(partOf(file, root))
  const isValid = !validate || validate(root.value)
  const wrong = isValid ? [] : errorsOf(validate).map((error) => findingOf(file, root, error))
  return [...duplicateKeys(root), ...wrong, ...unseenCharacters(root)]
}

/** Reports a file that is not UTF-8, recognised by replacement characters, and a byte order mark, which is not JSON. */
function encodingFault(source: SourceText): FileFinding | undefined {
  const broken = source.text.indexOf('\uFFFD')
  if (broken >= 0)
    return configFinding({ source, pointer: '', offset: broken }, 'wrong-encoding/broken')
  if (!source.text.startsWith('\uFEFF')) return undefined
  return configFinding({ source, pointer: '', offset: 0 }, 'wrong-encoding/mark')
}

/** A bare list is validated against `items` of the document's schema. */
const partOf = (file: string, root: Located): string =>
  isListSchema(file) && Array.isArray(root.value) ? `${file}#/properties/items` : file

const errorsOf = ({ errors }: ValidateFunction): ErrorObject[] => (errors ?? []).filter(isTelling)

/** Errors that only say that something below is wrong are dropped. */
const isTelling = ({ keyword }: ErrorObject) => !['$ref', 'if', 'anyOf', 'oneOf'].includes(keyword)

function findingOf(file: string, root: Located, error: ErrorObject): FileFinding {
  const path = error.instancePath.split('/').slice(1)
  const extra = (error.params as { additionalProperty?: string }).additionalProperty
  const place = getAt(root, path) ?? root
  const key = place.entries.find((entry) => entry.name === extra)?.key
  if (extra !== undefined)
    return configFinding(key ?? place, 'wrong-shape/additional', { name: extra })
  const { missingProperty: missing } = error.params as { missingProperty?: string }
  if (error.keyword === 'required' && missing !== undefined) {
    const name = captionOf(file, error.parentSchema?.properties, missing)
    return configFinding(place, 'wrong-shape/missing', { name, key: missing })
  }
  if (error.keyword === 'format')
    return configFinding(place, 'wrong-shape/day', { day: String(place.value) })
  return configFinding(place, 'wrong-shape', { reason: validationSentence(error) })
}
