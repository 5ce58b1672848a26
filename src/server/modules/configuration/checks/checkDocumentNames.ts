import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Located } from '#lint/document/located.ts'
import { OVERRIDE_KINDS } from '#lint/input.ts'
import { DOCUMENTS } from '../documents/documentSchemas.ts'
import { isAsset } from '../documents/documents.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { scenarioForm } from '../documents/scenarioPath.ts'
import { checkFormName } from './checkFormName.ts'
import { fileFinding } from './configFinding.ts'

/** Folders whose documents the lint knows by name. */
const LINTED = new Set<string>(OVERRIDE_KINDS)

const DICTIONARY = /^ORG_[A-Z0-9_]+$/

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

/** Reports documents that nothing reads: a misspelt name would otherwise leave the right document missing unnoticed. */
export const checkDocumentNames = (
  documents: ConfigurationDocuments,
  roots: Roots,
): FileFinding[] =>
  Object.keys(documents)
    .filter((path) => !isAsset(path))
    .flatMap((path) => {
      const [folder = '', ...rest] = path.split('/')
      if (rest.length === 0) return DOCUMENTS.has(path) ? [] : [unknownDocument(path)]
      const name = rest.join('/').replace(/\.json$/, '')
      if (LINTED.has(folder)) return []
      if (folder === 'formConfig') return checkFormName(path, name, roots)
      if (folder === 'dictionaries')
        return DICTIONARY.test(name)
          ? []
          : [fileFinding(path, 'unknown-document/dictionary', { name })]
      if (folder === 'scenarios')
        return scenarioForm(path) ? [] : [fileFinding(path, 'unknown-document/scenario', { name })]
      return [fileFinding(path, 'unknown-document/folder', { folder })]
    })

const unknownDocument = (path: string): FileFinding =>
  fileFinding(path, 'unknown-document/name', { name: path }, suggest(path, [...DOCUMENTS.keys()]))
