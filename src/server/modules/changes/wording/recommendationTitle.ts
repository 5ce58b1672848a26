import type { ApprovalShape, SubOrgShape } from '#contract/configuration.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { parsedDocument } from '#server/modules/configuration/documents/parsedDocument.ts'

/**
 * Names the recommendation form of a kind of posts by the body to which these posts belong.
 * @param kind `twoOrType` of the terms
 * @returns undefined where no term has that kind
 */
export function recommendationTitle(
  kind: string,
  documents: ConfigurationDocuments,
): string | undefined {
  const terms = listed<ApprovalShape>(documents, 'approvals.json')
  const bodies = new Map(
    listed<SubOrgShape>(documents, 'subOrgs.json').map(({ id, orgName }) => [id, orgName]),
  )
  const named = terms
    .filter(({ twoOrType }) => twoOrType === kind)
    .flatMap(({ subOrgId }) => bodies.get(subOrgId) ?? [])
  const [first, ...others] = new Set(named)
  if (first === undefined) return undefined
  const { ofBody, ofBodies } = words.recommendations
  return fill(others.length > 0 ? ofBodies : ofBody, { body: first, count: others.length + 1 })
}

function listed<Entry>(documents: ConfigurationDocuments, path: string): Entry[] {
  const value = parsedDocument(documents, path)
  return Array.isArray(value) ? (value.filter(isRecord) as Entry[]) : []
}
