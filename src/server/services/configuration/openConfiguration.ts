import { createHash } from 'node:crypto'
import type { Dictionaries } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { contentHash } from '#domain/contentHash.ts'
import { type Asset, type AssetShelf, withAssetAddresses } from './assetAddress.ts'
import { type ConfigurationDocuments, isAsset } from './documents.ts'
import type { DictionaryShape, DocumentShapes, FormConfigShape } from './shapes.ts'

/** A configured form: both texts as the wire delivers them, and the hash that names the definition. */
export interface FormDefinitionText {
  formInfo: string
  printInfo: string
  hash: string
}

/** One version of an organisation's configuration, read and ready to serve; never changed. */
export interface OrgConfiguration extends AssetShelf {
  orgId: string
  version: number
  documents: ConfigurationDocuments
  /** A document, parsed; `asset:` addresses in it are filled in. */
  get<Name extends keyof DocumentShapes>(name: Name): DocumentShapes[Name]
  /** By file name without extension, such as `0301-101-10101`. */
  forms: ReadonlyMap<string, FormDefinitionText>
  /** The organisation's own dictionaries, named with their prefix ORG_. */
  dictionaries: Dictionaries
}

/** Documents an organisation may leave out, and what stands in for them. */
const ABSENT: Partial<Record<keyof DocumentShapes, unknown>> = {
  'fees.json': [],
  'statusList.json': [],
  'subOrgs.json': [],
  'approvals.json': [],
  'payConfig.json': {},
  'payProviders.json': {},
  'invoiceConfig.json': {},
  'notices.json': [],
  'meetings.json': [],
  'certificates.json': {},
}

/** Reads checked documents. Documents that were never checked may throw here, so only pushed ones get in. */
export function openConfiguration(
  documents: ConfigurationDocuments,
  version: number,
): OrgConfiguration {
  const organisation = JSON.parse(
    documents['organisation.json'] ?? '',
  ) as DocumentShapes['organisation.json']
  const shelf: AssetShelf = { code: organisation.code, assets: readAssets(documents) }
  const parsed = new Map<string, unknown>([['organisation.json', organisation]])
  const get = <Name extends keyof DocumentShapes>(name: Name): DocumentShapes[Name] => {
    if (!parsed.has(name))
      parsed.set(name, withAssetAddresses(parseDocument(documents, name), shelf))
    return parsed.get(name) as DocumentShapes[Name]
  }
  const forms = inFolder(documents, 'formConfig')
  return {
    ...shelf,
    orgId: organisation.orgId,
    version,
    documents,
    get,
    forms: new Map(forms.map(([name, text]) => [name, readForm(text, shelf)])),
    dictionaries: readDictionaries(documents),
  }
}

function parseDocument(documents: ConfigurationDocuments, name: keyof DocumentShapes): unknown {
  const text = documents[name]
  return text === undefined ? ABSENT[name] : JSON.parse(text)
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
    found.map(([name, text]) => [name, JSON.parse(text) as DictionaryShape]),
  )
}

function readAssets(documents: ConfigurationDocuments): Map<string, Asset> {
  const paths = Object.keys(documents).filter(isAsset)
  return new Map(
    paths.map((path) => {
      const content = Buffer.from(ownValue(documents, path) ?? '', 'base64')
      const tag = createHash('sha256').update(content).digest('hex').slice(0, 16)
      return [path.slice('assets/'.length), { content, tag }]
    }),
  )
}

/** The hash is taken over what is delivered, so that the browser finds the same. */
function readForm(text: string, shelf: AssetShelf): FormDefinitionText {
  const { formInfo, printInfo } = JSON.parse(text) as FormConfigShape
  const delivered = withAssetAddresses(formInfo, shelf)
  return {
    formInfo: JSON.stringify(delivered),
    printInfo: JSON.stringify(withAssetAddresses(printInfo, shelf)),
    hash: contentHash(delivered),
  }
}
