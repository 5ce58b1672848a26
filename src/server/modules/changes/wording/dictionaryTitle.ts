import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'

/** Prefix of a society's dictionaries; a field may omit it. */
const OWN = /^ORG_/

/** A flag that is on, as documents may write it. */
const ON: ReadonlySet<unknown> = new Set([true, 1, '1', 'true'])

/**
 * Returns the label of the first field that offers a dictionary of the society; `undefined` for one that no form uses.
 */
export function dictionaryTitle(
  name: string,
  documents: ConfigurationDocuments,
): string | undefined {
  const short = name.replace(OWN, '')
  const isMeant = (field: Readonly<Record<string, unknown>>): boolean =>
    field.dictionary === name || (field.dictionary === short && ON.has(field.isOrgDictionary))
  for (const path of Object.keys(documents)) {
    const mayUse = path.startsWith('formConfig/') && ownValue(documents, path)?.includes(short)
    const label = mayUse ? labelIn(parsedDocument(documents, path), isMeant) : undefined
    if (label !== undefined) return label
  }
  return undefined
}

/** The label of the first field that uses the dictionary, at any depth. */
function labelIn(
  value: unknown,
  isMeant: (field: Readonly<Record<string, unknown>>) => boolean,
): string | undefined {
  if (isRecord(value) && isMeant(value) && typeof value.label === 'string' && value.label !== '')
    return value.label
  const below = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  for (const one of below) {
    const label = labelIn(one, isMeant)
    if (label !== undefined) return label
  }
  return undefined
}
