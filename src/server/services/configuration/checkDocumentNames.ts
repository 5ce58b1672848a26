import { FunctionCode } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import { fileFinding } from './configFinding.ts'
import { DOCUMENTS } from './documentSchemas.ts'
import { isAsset } from './documents.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'
import { scenarioForm } from './scenarioPath.ts'

/** Folders whose documents the lint knows by name. */
const LINTED = new Set(['pages', 'dialogs', 'fragments', 'payloads'])

/** Joining uses the member form, so no form is named by it. */
const FORM_CODES: readonly string[] = Object.values(FunctionCode).filter(
  (code) => code !== FunctionCode.Join,
)
const FORM = /^(\d{4})(?:-\w+){0,2}$/
const DICTIONARY = /^ORG_[A-Z0-9_]+$/

/** Reports documents that nothing reads: a misspelt name leaves the right document missing without a word. */
export const checkDocumentNames = (documents: ConfigurationDocuments): FileFinding[] =>
  Object.keys(documents)
    .filter((path) => !isAsset(path))
    .flatMap((path) => {
      const [folder = '', ...rest] = path.split('/')
      if (rest.length === 0) return DOCUMENTS.has(path) ? [] : [unknownDocument(path)]
      const name = rest.join('/').replace(/\.json$/, '')
      if (LINTED.has(folder)) return []
      if (folder === 'formConfig')
        return isForm(name) ? [] : [fileFinding(path, 'unknown-document/form', { name })]
      if (folder === 'dictionaries')
        return DICTIONARY.test(name)
          ? []
          : [fileFinding(path, 'unknown-document/dictionary', { name })]
      if (folder === 'scenarios')
        return scenarioForm(path) ? [] : [fileFinding(path, 'unknown-document/scenario', { name })]
      return [fileFinding(path, 'unknown-document/folder', { folder })]
    })

const isForm = (name: string): boolean => FORM_CODES.includes(FORM.exec(name)?.[1] ?? '')

const unknownDocument = (path: string): FileFinding =>
  fileFinding(path, 'unknown-document/name', { name: path }, suggest(path, [...DOCUMENTS.keys()]))
