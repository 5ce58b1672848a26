import { type PlannedPart, planParts } from '#domain/money/instalments/planParts.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'

/** Returns the parts in which a society lets members of a type pay a sum in fen; empty where it offers none. */
export function offeredParts(
  configuration: OrgConfiguration,
  { memberType, fen, today }: { memberType: string; fen: number; today: string },
): PlannedPart[] {
  const { instalments } = duesSettings(configuration)
  const types = instalments?.memberTypes
  if (!instalments || (types && !types.includes(memberType))) return []
  return planParts(instalments, fen, today)
}

const LIMIT_DAYS = 30

/** Days that a part may be overdue before its plan ends. */
export const limitDays = (configuration: OrgConfiguration): number =>
  duesSettings(configuration).instalments?.overdueDays ?? LIMIT_DAYS
