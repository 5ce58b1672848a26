import type { PayMethod } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import type { Dimension } from '#domain/money/closing/sumPeriod.ts'
import { fill } from '#domain/text/fill.ts'
import dues from '#server/messages/dues.json' with { type: 'json' }
import words from '#server/messages/duesClosing.json' with { type: 'json' }
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import { methodName } from '../payMethods.ts'

/** Returns the display name of an account; its code when none is defined. */
export const accountName = (account: string): string => ownValue(words.accounts, account) ?? account

export const kindName = (kind: string): string => ownValue(dues.deed, kind) ?? kind

/** Returns the display name of a part of a dimension; null is the part without a value. */
export const partName = (
  dimension: Dimension,
  key: string | null,
  configuration: OrgConfiguration,
): string => (key === null ? WITHOUT[dimension] : NAMES[dimension](key, configuration))

const NAMES: Record<Dimension, (key: string, configuration: OrgConfiguration) => string> = {
  byDay: (day) => day,
  byKind: kindName,
  byMethod: (method) => methodName(method as PayMethod),
  byYear: (year) => fill(words.year, { year }),
  byMemberType: (type, configuration) => memberTypeName(configuration, type),
}

const WITHOUT: Record<Dimension, string> = {
  byDay: '',
  byKind: '',
  byMethod: '',
  byYear: words.noYear,
  byMemberType: words.noMember,
}
