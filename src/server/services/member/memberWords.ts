import { dictionaryName } from '#domain/dictionary/dictionaryName.ts'
import { type MemberStanding, type StandingFacts, standingOf } from '#domain/record/standing.ts'
import words from '../../messages/dues.json' with { type: 'json' }
import { duesSettings } from '../configuration/duesSettings.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { beijingDay } from '../shared/beijingTime.ts'
import type { SharedData } from '../shared/sharedData.ts'
import { memberTypeName, objIdOf } from './memberTypes.ts'

/** Display names of a record's codes, in one organisation's configuration. */
export interface MemberWords {
  memberTypeName(memberType: string): string
  statusName(status: string): string
  /** Membership standing of an approved member at `now`; undefined if not an approved member. */
  standing(record: StandingFacts, now: Date): MemberStanding | undefined
  /** The displayed status, which also says when a member's term has ended. */
  standingName(record: StandingFacts, now: Date): string
  /** True when this member type shows its audit history in this status. */
  hasHistory(record: { oneMemberType: string; memberType: string; status: string }): boolean
}

const STATUS_DICTIONARY = 'MEMBER_JOIN_APPLY_STATUS'

export function memberWords(configuration: OrgConfiguration, shared: SharedData): MemberWords {
  const lists = new Map(
    configuration.get('statusList.json').map(({ objId, status }) => [objId, status]),
  )
  const { graceDays } = duesSettings(configuration)
  const statusName = (status: string) =>
    dictionaryName(shared.dictionaries, STATUS_DICTIONARY, status)
  const standing = (record: StandingFacts, now: Date) =>
    standingOf(record, beijingDay(now), graceDays)
  return {
    memberTypeName: (memberType) => memberTypeName(configuration, memberType),
    statusName,
    standing,
    standingName(record, now) {
      const found = standing(record, now)
      return found === 'grace' || found === 'lapsed'
        ? words.standing[found]
        : statusName(record.status)
    },
    hasHistory: (record) =>
      (lists.get(objIdOf(record)) ?? []).some((status) => status === record.status),
  }
}
