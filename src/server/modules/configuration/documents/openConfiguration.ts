import type {
  DictionaryShape,
  DocumentShapes,
  OrganisationShape,
} from '#contract/configuration.gen.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import type { Organisation } from '#server/base/organisation.ts'
import type { Asset, SocietyAssets } from './assetAddress.ts'
import { DOCUMENTS } from './documentSchemas.ts'
import { isAsset } from './documents.ts'
import { DocumentText } from './documentText.ts'
import type {
  ConfigurationDocuments,
  FormDefinitionText,
  OrgConfiguration,
  ReadDocument,
} from './orgConfiguration.ts'

/** Path → text, in the order in which they were published. */
export type DocumentTexts = ReadonlyMap<string, DocumentText>

/**
 * Opens checked documents. Unchecked documents may throw here or later, so only checked ones may be passed.
 * @param society the owner of the documents; by default the one that they name, as in a folder of a new society
 */
export function openConfiguration(
  documents: ConfigurationDocuments,
  version: number,
  society: Organisation = namedSociety(documents),
): OrgConfiguration {
  const texts = Object.entries(documents).map(
    ([path, text]) => [path, new DocumentText(text)] as const,
  )
  const { orgId, code } = society
  return openTexts(new Map(texts), { orgId, code, version, isStored: false })
}

const namedSociety = (documents: ConfigurationDocuments): Organisation =>
  documentValue(JSON.parse(documents['organisation.json'] ?? '')) as OrganisationShape

/**
 * Opens texts that other configurations may share; derived values are computed on first use. The owner is that given by
 * the caller, regardless of the texts.
 */
export function openTexts(
  texts: DocumentTexts,
  of: Pick<OrgConfiguration, 'orgId' | 'code' | 'version' | 'isStored'>,
): OrgConfiguration {
  const own = new Map<string, unknown>()
  let assets: ReadonlyMap<string, Asset> | undefined
  let forms: ReadonlyMap<string, FormDefinitionText> | undefined
  let dictionaries: Dictionaries | undefined
  const society: SocietyAssets = {
    code: of.code,
    get assets() {
      assets ??= assetsIn(texts)
      return assets
    },
  }
  return {
    ...of,
    get assets() {
      return society.assets
    },
    get documents() {
      return Object.fromEntries([...texts].map(([path, { text }]) => [path, text]))
    },
    get<Name extends keyof DocumentShapes>(name: Name): ReadDocument<Name> {
      const text = texts.get(name)
      const isShared = !text || text.isCommon || name === 'organisation.json'
      if (isShared) return documentIn(texts, name) as ReadDocument<Name>
      if (!own.has(name)) own.set(name, text.valueFor(society))
      return own.get(name) as ReadDocument<Name>
    },
    get forms() {
      forms ??= formsIn(texts, society)
      return forms
    },
    get dictionaries() {
      dictionaries ??= dictionariesIn(texts)
      return dictionaries
    },
  }
}

/** The document, or the `default` of its schema when omitted. */
const documentIn = (texts: DocumentTexts, name: keyof DocumentShapes): unknown =>
  texts.get(name)?.value() ?? documentValue(DOCUMENTS.get(name)?.default)

const assetsIn = (texts: DocumentTexts): Map<string, Asset> =>
  new Map(
    [...texts]
      .filter(([path]) => isAsset(path))
      .map(([path, text]) => [path.slice('assets/'.length), text.asset]),
  )

const formsIn = (texts: DocumentTexts, society: SocietyAssets): Map<string, FormDefinitionText> =>
  new Map(ofFolder(texts, 'formConfig').map(([name, text]) => [name, text.formFor(society)]))

const dictionariesIn = (texts: DocumentTexts): Dictionaries =>
  Object.fromEntries(
    ofFolder(texts, 'dictionaries').map(([name, text]) => [name, text.value() as DictionaryShape]),
  )

/** `[name without extension, text]` of the JSON documents of a folder. */
export const inFolder = (documents: ConfigurationDocuments, folder: string): [string, string][] =>
  ofFolder(Object.entries(documents), folder)

function ofFolder<Text>(documents: Iterable<[string, Text]>, folder: string): [string, Text][] {
  return [...documents]
    .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith('.json'))
    .map(([path, text]) => [path.slice(folder.length + 1, -'.json'.length), text])
}

export function readDictionaries(documents: ConfigurationDocuments): Dictionaries {
  const found = inFolder(documents, 'dictionaries')
  return Object.fromEntries(
    found.map(([name, text]) => [name, documentValue(JSON.parse(text)) as DictionaryShape]),
  )
}
