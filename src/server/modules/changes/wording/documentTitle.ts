import { FunctionCode } from '#contract/codes.ts'
import type { MemberTypeShape } from '#contract/configuration.gen.ts'
import { ownValue } from '#contract/record.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { scenarioForm } from '#server/modules/configuration/documents/scenarioPath.ts'
import { dictionaryTitle } from './dictionaryTitle.ts'
import { modulePageName } from './pageTitle.ts'
import { recommendationTitle } from './recommendationTitle.ts'

export type DocumentGroup = keyof typeof words.groups

export interface DocumentName {
  /** Title shown to staff. */
  title: string
  group: DocumentGroup
}

type Listed = Readonly<Record<string, { title: string; group: string }>>

/** Returns the names of a configuration's documents: a form by its member type, others by their purpose. */
export function documentNamer(documents: ConfigurationDocuments): (path: string) => DocumentName {
  const types = memberTypeNames(documents)
  const nameOf = (path: string): DocumentName => {
    const single = ownValue(words.documents as Listed, path)
    if (single) return { ...single, group: single.group as DocumentGroup }
    const [folder = '', ...rest] = path.split('/')
    const name = rest.join('/').replace(/\.json$/, '')
    const found = ownValue(words.folders as Listed, folder)
    if (!found) return { title: path, group: 'other' }
    const form = folder === 'formConfig' ? formTitle(name, types, documents) : undefined
    return {
      title: form ?? fill(found.title, { name: ownName(path, name) ?? name }),
      group: found.group as DocumentGroup,
    }
  }
  const ownName = (path: string, name: string): string | undefined => {
    if (path.startsWith('scenarios/')) return testTitle(path)
    if (path.startsWith('dictionaries/')) return dictionaryTitle(name, documents)
    return modulePageName(path, documents)
  }
  const testTitle = (path: string): string | undefined => {
    const form = scenarioForm(path)
    const unnamed = form && fill(words.additions.test, { form: nameOf(form).title })
    return scenarioTitle(ownValue(documents, path)) ?? unnamed
  }
  return nameOf
}

/** The group of a document, which does not depend on the configuration. */
export function groupOf(path: string): DocumentGroup {
  const [folder = ''] = path.split('/')
  const listed =
    ownValue(words.documents as Listed, path) ?? ownValue(words.folders as Listed, folder)
  return (listed?.group as DocumentGroup | undefined) ?? 'other'
}

/**
 * `0301-<oneMemberType>-<memberType>` is a member type's form, `0401-<oneOrType>-<twoOrType>` that of a kind of posts;
 * undefined for a name of no known kind.
 */
function formTitle(
  name: string,
  types: ReadonlyMap<string, string>,
  documents: ConfigurationDocuments,
): string | undefined {
  const [code = '', ...rest] = name.split('-')
  if (code === FunctionCode.Member)
    return fill(words.forms.member, { name: types.get(rest.at(-1) ?? '') ?? rest.join('-') })
  const posts = code === FunctionCode.Org ? rest.at(-1) : undefined
  const recommended = posts && recommendationTitle(posts, documents)
  if (recommended) return recommended
  const title = ownValue(words.forms as Readonly<Record<string, string>>, code)
  return title && [title, ...rest].join(' ')
}

/** The title that a scenario gives itself; undefined for a text that cannot be read. */
export function scenarioTitle(text: string | undefined): string | undefined {
  try {
    const { title } = JSON.parse(text ?? '{}') as { title?: unknown }
    return typeof title === 'string' && title !== '' ? title : undefined
  } catch {
    return undefined
  }
}

/** Names by memberType; none where the document cannot be read. */
export function memberTypeNames(documents: ConfigurationDocuments): Map<string, string> {
  try {
    const text = ownValue(documents, 'memberTypes.json') ?? '[]'
    const types = documentValue(JSON.parse(text)) as MemberTypeShape[]
    return new Map(types.map(({ memberType, name }) => [memberType, name]))
  } catch {
    return new Map()
  }
}
