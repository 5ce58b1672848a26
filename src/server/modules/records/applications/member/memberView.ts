import type { Schema } from '#contract/calls.ts'
import { MemberCategory } from '#contract/codes.ts'
import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import { standingOf } from '#domain/record/standing.ts'
import { mayDo } from '#server/base/authorize.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import { maskedMobile } from '#server/base/shared/maskedMobile.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import dues from '#server/messages/dues.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import { memberTypeName, objIdOf } from '#server/modules/configuration/society/memberTypes.ts'
import type {
  MemberApplication,
  MemberApplicationRow,
} from '../../repositories/memberApplications.ts'
import { commonRow } from '../commonRow.ts'
import type { Reader, RecordView } from '../recordType.ts'

type Row = MemberApplicationRow

/** Answers of the calls about memberships. */
export interface MemberAnswers {
  row: Schema<'MemberRow'>
  detail: ReturnType<typeof wholeRecord> &
    Omit<Schema<'MemberRow'>, 'hasHistory' | 'standing' | 'orgId'>
  heading: Pick<Schema<'MemberPrint'>, 'title' | 'memberTypeName'>
}

/** Shows membership applications, and members with their standing, in the organisation's names. */
export function memberView(
  configuration: OrgConfiguration,
  { dictionaries }: Pick<SharedData, 'dictionaries'>,
): RecordView<MemberApplication, MemberAnswers> {
  const { graceDays } = duesSettings(configuration)
  const statusName = (status: string) =>
    dictionaryName(dictionaries, 'MEMBER_JOIN_APPLY_STATUS', status)
  const typeName = ({ memberType }: Row) => memberTypeName(configuration, memberType)
  const standing = (row: Row, now: Date) => standingOf(row, beijingDay(now), graceDays)
  const standingName = (row: Row, now: Date) => {
    const found = standing(row, now)
    return found === 'grace' || found === 'lapsed' ? dues.standing[found] : statusName(row.status)
  }
  const shown = (row: Row, reader: Reader) => {
    const isReadable = mayDo(reader.subject, 'read', row, reader.now)
    return {
      ...commonRow(row, reader),
      ...columnsOf(row),
      memberTypeName: typeName(row),
      objId: objIdOf(row),
      statusName: isReadable ? standingName(row, reader.now) : statusName(row.status),
      ...(isReadable ? factsOf(row) : {}),
    }
  }
  return {
    statusName,
    standingName,
    typeName,
    row(row, reader) {
      const isReadable = mayDo(reader.subject, 'read', row, reader.now)
      const found = isReadable && standing(row, reader.now)
      return {
        ...shown(row, reader),
        ...(found ? { standing: found } : {}),
        hasHistory: hasHistory(configuration, row),
      }
    },
    detail: (record, reader) => ({ ...shown(record, reader), ...wholeRecord(record) }),
    heading(record, printInfo) {
      const { title } = JSON.parse(printInfo) as { title?: string }
      const { orgName } = configuration.get('organisation.json')
      const name = typeName(record)
      return { title: title ?? `${orgName}${name}入会申请表`, memberTypeName: name }
    },
    auditColumns: ({ oneMemberCode, memberType, areaCode, memberNum }) => ({
      oneMemberCode,
      memberType,
      ...withoutNulls({ areaCode, memberNum }),
    }),
    ownColumns: ({ oneMemberCode, memberNum, endAt }) => ({
      oneMemberCode,
      ...withoutNulls({ memberNum }),
      ...termOf(endAt),
    }),
  }
}

/** Public view of an approved member: the directory's columns, for a unit also its introduction. */
export function directoryRow(row: Row, configuration: OrgConfiguration): Schema<'DirectoryRow'> {
  const { id, realName, memberType, mobile, introduction } = row
  return {
    id,
    realName: realName ?? '',
    ...columnsOf(row),
    memberTypeName: memberTypeName(configuration, memberType),
    ...maskedMobile(mobile),
    ...(isGroup(row) ? withoutNulls({ introduction }) : {}),
  }
}

const isGroup = ({ oneMemberCode }: Row) => oneMemberCode === MemberCategory.Group

/** True when this member type shows its audit history in this status. */
const hasHistory = (configuration: OrgConfiguration, row: Row): boolean =>
  configuration
    .get('statusList.json')
    .findLast(({ objId }) => objId === objIdOf(row))
    ?.status.some((status) => status === row.status) ?? false

/** Columns for everybody; the area is included for groups only. */
function columnsOf(row: Row) {
  const { oneMemberCode, oneMemberType, twoMemberCode, memberType } = row
  const { sex, areaCode, orgName, memberNum } = row
  return {
    oneMemberCode,
    oneMemberType,
    twoMemberCode,
    memberType,
    ...withoutNulls({ sex, orgName, memberNum }),
    ...(isGroup(row) ? withoutNulls({ areaCode }) : {}),
  }
}

/** Further columns for the owner and staff. */
function factsOf(row: Row) {
  const { photo, areaCode, introduction, orgUnitId: orgId, endAt } = row
  return {
    ...withoutNulls({ photo, areaCode, introduction, orgId }),
    createAt: row.createdAt.toISOString(),
    ...termOf(endAt),
  }
}

/** A paid day ends at midnight in Beijing. */
const termOf = (day: string | null) =>
  day ? { endAt: new Date(`${day}T23:59:59+08:00`).toISOString() } : {}

function wholeRecord({ isRead, joinMethod, mobile, orgUnitId, orgId }: MemberApplication) {
  return {
    orgId: orgUnitId ?? orgId,
    ...(isRead === 'yes' && { isRead: 'yes' as const }),
    joinMethod,
    ...withoutNulls({ mobile }),
  }
}
