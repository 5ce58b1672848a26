import type { DocumentShapes, OrganisationShape } from '#contract/configuration.gen.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { SocietyAssets } from './assetAddress.ts'

/** An organisation's configuration folder: relative path → text; assets as base64. */
export type ConfigurationDocuments = Record<string, string>

/** A configured form: both texts in wire format, and the hash that identifies the definition. */
export interface FormDefinitionText {
  formInfo: string
  printInfo: string
  hash: string
}

/**
 * A document as the code reads it. The owner's id and code are members of the configuration, not taken from the
 * document.
 */
export type ReadDocument<Name extends keyof DocumentShapes> = Name extends 'organisation.json'
  ? Omit<OrganisationShape, 'orgId' | 'code'>
  : DocumentShapes[Name]

/** One parsed version of an organisation's configuration; immutable. */
export interface OrgConfiguration extends SocietyAssets {
  orgId: string
  version: number
  /** False where the documents may differ from the version's, as those of a preview. */
  isStored: boolean
  documents: ConfigurationDocuments
  /** A parsed document with its `asset:` addresses resolved. */
  get<Name extends keyof DocumentShapes>(name: Name): ReadDocument<Name>
  /** By file name without extension, such as `0301-101-10101`. */
  forms: ReadonlyMap<string, FormDefinitionText>
  /** The organisation's own dictionaries, with the prefix ORG_. */
  dictionaries: Dictionaries
}
