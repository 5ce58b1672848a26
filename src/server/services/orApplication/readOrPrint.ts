import type { Schema } from '#contract/calls.ts'
import type { OrgApplication } from '../../store/repositories/orgApplications.ts'
import { printedRecord } from '../application/printedRecord.ts'
import type { RecordParts } from '../application/recordParts.ts'
import type { Call } from '../call.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { findApproval } from '../leadership/terms.ts'
import { findOrRecord } from './findOrRecord.ts'
import { type OrWords, orWords } from './orWords.ts'

/**
 * What the printed form is made of, of one moment. It is headed by organisation and sub-organisation; its name says
 * the session (specification, section 2: 0205).
 */
export async function readOrPrint({
  input,
  org,
  subject,
  parts,
}: Call<'orPrint', 'org' | 'subject', RecordParts>): Promise<Schema<'OrPrint'>> {
  const configuration = await parts.configuration.of(org.orgId)
  const words = orWords(configuration, parts.shared)
  return parts.store.tx(org.orgId, async (tx) => {
    const record = await findOrRecord(tx, input.id, subject, 'read')
    return {
      ...(await printedRecord(tx, record, words)),
      ...headings(record, configuration, words),
    }
  })
}

/** An application outside any term is named by its sub-organisation and session alone. */
function headings(
  { approvalId, functionCode, subOrgId, session }: OrgApplication,
  configuration: OrgConfiguration,
  words: OrWords,
) {
  const approval = findApproval(configuration, approvalId ?? '')
  const subOrg = words.subOrgName(subOrgId)
  const isRecommended = functionCode === '0401'
  return {
    title: `${configuration.get('organisation.json').orgName}${subOrg}`,
    name: isRecommended && approval ? approval.formName : `${subOrg} ${words.sessionName(session)}`,
  }
}
