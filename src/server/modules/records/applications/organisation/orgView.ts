import type { Schema } from '#contract/calls.ts'
import { FunctionCode } from '#contract/codes.ts'
import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import { mayDo } from '#server/base/authorize.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { findApproval, subOrgName } from '../../leadership/terms.ts'
import type { OrgApplication, OrgApplicationRow } from '../../repositories/orgApplications.ts'
import { commonRow } from '../commonRow.ts'
import type { Reader, RecordView } from '../recordType.ts'

type Row = OrgApplicationRow

/** Answers of the calls about organisation applications. */
export interface OrgAnswers {
  row: Schema<'OrRow'>
  detail: Schema<'OrRow'> & ReturnType<typeof factsOf>
  heading: Pick<Schema<'OrPrint'>, 'title' | 'name'>
}

/** Shows organisation applications in the organisation's names. */
export function orgView(
  configuration: OrgConfiguration,
  { dictionaries }: Pick<SharedData, 'dictionaries'>,
): RecordView<OrgApplication, OrgAnswers> {
  const statusName = (status: string) => dictionaryName(dictionaries, 'OR_APPLY_STATUS', status)
  const typeName = ({ subOrgId }: Row) => subOrgName(configuration, subOrgId)
  const row = (record: Row, reader: Reader): Schema<'OrRow'> => ({
    ...commonRow(record, reader),
    functionCode: record.functionCode,
    subOrgName: typeName(record),
    session: record.session,
    statusName: statusName(record.status),
    ...(mayDo(reader.subject, 'read', record, reader.now) ? factsOf(record) : {}),
  })
  return {
    statusName,
    standingName: ({ status }) => statusName(status),
    typeName,
    row,
    detail: (record, reader) => ({ ...row(record, reader), ...factsOf(record) }),
    /** Headed by organisation and sub-organisation; outside any term it is named by sub-organisation and session. */
    heading(record) {
      const { approvalId, functionCode, session } = record
      const approval = findApproval(configuration, approvalId ?? '')
      const subOrg = typeName(record)
      const isRecommended = functionCode === FunctionCode.Org
      const sessionName = dictionaryName(dictionaries, 'OR_SESSION', session)
      return {
        title: `${configuration.get('organisation.json').orgName}${subOrg}`,
        name: isRecommended && approval ? approval.formName : `${subOrg} ${sessionName}`,
      }
    },
    auditColumns: ({ functionCode, session, tsaPosition }) => ({
      functionCode,
      session,
      ...withoutNulls({ tsaPosition }),
    }),
    ownColumns: ({ functionCode }) => ({ functionCode }),
  }
}

/** Further columns for the owner and staff. */
function factsOf(row: Row) {
  const { subOrgId, oneOrType, twoOrType, approvalId, objId, objCodeId, memberId } = row
  const { orgName, tsaPosition, ptPosition } = row
  return {
    orgId: row.orgUnitId ?? row.orgId,
    subOrgId,
    createAt: row.createdAt.toISOString(),
    ...withoutNulls({ oneOrType, twoOrType, approvalId, objId, objCodeId, memberId }),
    ...withoutNulls({ orgName, tsaPosition, ptPosition }),
  }
}
