import { definitionOf } from '#adapters/formInfo/definition.ts'
import type {
  DictionaryShape,
  DocumentShapes,
  FormConfigShape,
  OrganisationShape,
} from '#contract/configuration.gen.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { contentHash } from '#domain/json/contentHash.ts'
import { documentValue } from '#domain/json/documentValue.ts'
import { type Asset, assetTag, type SocietyAssets, withAssetAddresses } from './assetAddress.ts'
import { DOCUMENTS } from './documentSchemas.ts'
import { isAsset } from './documents.ts'
import type {
  ConfigurationDocuments,
  FormDefinitionText,
  OrgConfiguration,
} from './orgConfiguration.ts'

/** Parses checked documents. Unchecked documents may throw here, so only pushed ones are passed. */
export function openConfiguration(
  documents: ConfigurationDocuments,
  version: number,
): OrgConfiguration {
  const organisation = readDocument(documents, 'organisation.json') as OrganisationShape
  const society: SocietyAssets = { code: organisation.code, assets: readAssets(documents) }
  const parsed = new Map<string, unknown>([['organisation.json', organisation]])
  const get = <Name extends keyof DocumentShapes>(name: Name): DocumentShapes[Name] => {
    if (!parsed.has(name))
      parsed.set(name, withAssetAddresses(readDocument(documents, name), society))
    return parsed.get(name) as DocumentShapes[Name]
  }
  const forms = inFolder(documents, 'formConfig')
  return {
    ...society,
    orgId: organisation.orgId,
    version,
    documents,
    get,
    forms: new Map(forms.map(([name, text]) => [name, readForm(text, society)])),
    dictionaries: readDictionaries(documents),
  }
}

/** The document, or the `default` of its schema when omitted. */
function readDocument(documents: ConfigurationDocuments, name: keyof DocumentShapes): unknown {
  const text = documents[name]
  return documentValue(text === undefined ? DOCUMENTS.get(name)?.default : JSON.parse(text))
}

/** `[name without extension, text]` of the JSON documents of a folder. */
export function inFolder(documents: ConfigurationDocuments, folder: string): [string, string][] {
  return Object.entries(documents)
    .filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith('.json'))
    .map(([path, text]) => [path.slice(folder.length + 1, -'.json'.length), text])
}

export function readDictionaries(documents: ConfigurationDocuments): Dictionaries {
  const found = inFolder(documents, 'dictionaries')
  return Object.fromEntries(
    found.map(([name, text]) => [name, documentValue(JSON.parse(text)) as DictionaryShape]),
  )
}

function readAssets(documents: ConfigurationDocuments): Map<string, Asset> {
  const paths = Object.keys(documents).filter(isAsset)
  return new Map(
    paths.map((path) => {
      const content = Buffer.from(ownValue(documents, path) ?? '', 'base64')
      return [path.slice('assets/'.length), { content, tag: assetTag(content) }]
    }),
  )
}

/** The hash covers the delivered text, so that the browser computes the same. */
function readForm(text: string, society: SocietyAssets): FormDefinitionText {
  const form = JSON.parse(text) as FormConfigShape
  const delivered = withAssetAddresses(definitionOf(form), society)
  return {
    formInfo: JSON.stringify(delivered),
    printInfo: JSON.stringify(withAssetAddresses(form.printInfo, society)),
    hash: contentHash(delivered),
  }
}
