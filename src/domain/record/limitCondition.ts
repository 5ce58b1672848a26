import { LimitCode } from '#contract/codes.ts'
import { commaList } from '../text/commaList.ts'

/** One condition a candidate must meet (specification, section 3: recommendation validation result). */
export interface LimitCondition {
  code: LimitCode
  /** Title level (TITLE_LEVEL), age in full years, or member types as a comma list. */
  value: string
}

/** The facts about a candidate, or about the unit behind one, that conditions read; days are YYYY-MM-DD. */
export interface LimitFacts {
  titleLevel?: string | undefined
  birthDay?: string | undefined
  /** Types of the approved memberships. */
  memberTypes: readonly string[]
}

/** Age in full years; a person born on 29 February turns a year older on 1 March of a common year. */
export function ageOn(today: string, birthDay: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years
}

/** 1 is the highest level; codes outside 1–5 (9: no level yet) rank below every level. */
const LOWEST_LEVEL = 5

function levelOf(code: string | undefined): number {
  const level = Number(code)
  return Number.isInteger(level) && level >= 1 && level <= LOWEST_LEVEL ? level : Infinity
}

const MEETS: Record<LimitCode, (value: string, facts: LimitFacts, today: string) => boolean> = {
  [LimitCode.TitleLevel]: (value, { titleLevel }) => {
    const level = levelOf(titleLevel)
    return level !== Infinity && level <= levelOf(value)
  },
  [LimitCode.MaximumAge]: (value, { birthDay }, today) =>
    birthDay !== undefined && ageOn(today, birthDay) <= Number(value),
  [LimitCode.MemberType]: (value, { memberTypes }) =>
    commaList(value).some((type) => memberTypes.includes(type)),
}

/**
 * Whether a condition is met: a title level as high as the one wanted or higher, an age in full years not above
 * the maximum, an approved membership of one of the types. What is not known of a candidate is not met.
 */
export const meetsLimit = (
  { code, value }: LimitCondition,
  facts: LimitFacts,
  today: string,
): boolean => MEETS[code](value, facts, today)
