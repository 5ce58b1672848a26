import { dictionaryName } from '#domain/dictionaryName.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { SharedData } from '../shared/sharedData.ts'
import { memberTypeName, objIdOf } from './memberTypes.ts'

/** Names beside the codes of a record, in one organisation's words. */
export interface MemberWords {
  memberTypeName(memberType: string): string
  statusName(status: string): string
  /** Whether this member type offers its audit history in this status. */
  hasHistory(record: { oneMemberType: string; memberType: string; status: string }): boolean
}

const STATUS_DICTIONARY = 'MEMBER_JOIN_APPLY_STATUS'

export function memberWords(configuration: OrgConfiguration, shared: SharedData): MemberWords {
  const lists = new Map(
    configuration.get('statusList.json').map(({ objId, status }) => [objId, status]),
  )
  return {
    memberTypeName: (memberType) => memberTypeName(configuration, memberType),
    statusName: (status) => dictionaryName(shared.dictionaries, STATUS_DICTIONARY, status),
    hasHistory: (record) =>
      (lists.get(objIdOf(record)) ?? []).some((status) => status === record.status),
  }
}
