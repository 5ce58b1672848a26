import type { Schema } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import type { MemberApplication } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import type { AskedRelief } from './askedRelief.ts'
import { type Match, matchMembers } from './matchMembers.ts'
import { planRelief } from './planRelief.ts'

/** Preview of one listed number: its row and, if the relief can be granted, the member and the reduction in fen. */
export interface PlannedMember {
  row: Schema<'ReliefPreviewRow'>
  /** Absent where a problem is named. */
  planned?: { member: MemberApplication; foregone: number }
}

/** Plans a relief for each member of a pasted list, in its order. */
export async function planReliefs(
  tx: Tx,
  configuration: OrgConfiguration,
  { list, ...asked }: AskedRelief & { list: string },
): Promise<PlannedMember[]> {
  const planned: PlannedMember[] = []
  for (const match of await matchMembers(tx, list))
    planned.push(await planOne(tx, configuration, match, asked))
  return planned
}

async function planOne(
  tx: Tx,
  configuration: OrgConfiguration,
  match: Match,
  asked: AskedRelief,
): Promise<PlannedMember> {
  const { text } = match
  if ('problem' in match) return { row: { text, problem: words.relief.problems[match.problem] } }
  const { member } = match
  const row = { text, ...named(member, configuration) }
  const plan = await planRelief(tx, member, configuration, asked)
  if ('problem' in plan) {
    const year = 'year' in plan ? plan.year : ''
    return { row: { ...row, problem: fill(words.relief.problems[plan.problem], { year }) } }
  }
  const { foregone } = plan
  return { row: { ...row, foregone: yuanOf(foregone) }, planned: { member, foregone } }
}

const named = (
  { realName, orgName, memberNum, memberType }: MemberApplication,
  configuration: OrgConfiguration,
) => ({
  ...withoutNulls({ realName, orgName, memberNum }),
  memberTypeName: memberTypeName(configuration, memberType),
})
