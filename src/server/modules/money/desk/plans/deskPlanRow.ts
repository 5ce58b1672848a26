import type { Schema } from '#contract/calls.ts'
import { PlanState } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import type { Listed } from '#server/store/queries/listed.ts'
import { planRow } from '../../instalments/planRow.ts'
import type { listPlans } from '../../repositories/duesDeskPlans.ts'

type Plan = ReturnType<typeof listPlans> extends Listed<infer Found> ? Found : never

/** Desk row of an instalment plan: the parts paid, the amount held, and the reason for its end. */
export function deskPlanRow(
  row: Plan,
  configuration: OrgConfiguration,
  today: string,
): Schema<'DuesDeskRow'> {
  const plan = planRow(row.plan, today)
  return {
    id: row.id,
    tab: 'plan',
    realName: row.realName ?? '',
    memberTypeName: memberTypeName(configuration, row.memberType),
    year: String(row.year),
    totalAmount: yuanOf(row.fen),
    createAt: row.createdAt.toISOString(),
    statusName: row.state === PlanState.Open ? plan.progress : plan.stateName,
    isOpen: row.state === PlanState.Open,
    plan,
    ...withoutNulls({ orgName: row.orgName, memberNum: row.memberNum }),
    ...withoutNulls({ handledBy: row.endedByName }),
    ...(row.endedAt ? { handledAt: row.endedAt.toISOString() } : {}),
    ...(row.why ? { note: fill(words.plan.ended[row.why], { reason: row.reason }) } : {}),
  }
}
