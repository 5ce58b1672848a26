import type { Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'

const CERTIFICATES = ['member', 'org'] as const

/** Returns the certificates whose template or background picture differs. */
export function certificatePages(
  before: ConfigurationDocuments,
  after: ConfigurationDocuments,
): Schema<'PreviewPage'>[] {
  const [was, now] = [templatesIn(before), templatesIn(after)]
  return CERTIFICATES.flatMap((kind) => {
    const template = now[kind]
    if (!isRecord(template)) return []
    const asset = String(template.background).replace(/^asset:/, 'assets/')
    const isSame =
      isSameJson(was[kind], template) && ownValue(before, asset) === ownValue(after, asset)
    if (isSame) return []
    const { [kind]: title } = words.certificates
    return [{ title, address: `certificate:${kind}`, isForm: false, certificate: kind }]
  })
}

/** The templates as they stand, not validated: a draft may have errors. */
function templatesIn(documents: ConfigurationDocuments): Readonly<Record<string, unknown>> {
  const held: unknown = parsedDocument(documents, 'certificates.json')
  return isRecord(held) ? held : {}
}
