const ENCRYPTED = 'found by a hash that the product alone makes; some rows of one person'
const CONFIGURATION = 'a society has some, which do not grow with its members'

/** Queries that find nothing in the society that is filled, so that their plans are held on nothing, and why. */
const FINDING_NOTHING: readonly (readonly [RegExp, string])[] = [
  [/^(?:countSmsSends|findMobileProofs|listRecommendationsOf),/, ENCRYPTED],
  [/^(?:listChanges|pageConfigVersions),/, CONFIGURATION],
  [/, (?:keyword: )?nobody’s name/, 'what is looked for is nobody’s name'],
  [/^(?:searchAccounts|pageQuestions|pageReminders), keyword: a (?:mobile|number)/, ENCRYPTED],
  [/^searchAccounts, keyword: a member number/, 'accounts have none'],
  [/^searchAccounts, of a sub-organisation/, ENCRYPTED],
  [/^searchAccounts, experts, keyword: a unit/, 'the unit has no expert'],
  [/^pageOrgUnits, keyword: a (?:mobile|number|member number)/, 'units have none'],
  [/^applicationRepository, in audit, keyword: a unit/, 'the members of the unit are approved'],
  [
    /^applicationRepository, directory of groups, keyword: a (?:name|unit|surname)/,
    'groups have others',
  ],
  [
    /^listDeskReliefs, keyword: (?:a name|two characters|a unit, a part)/,
    'reliefs are of the first members',
  ],
]

/** Why a query finds nothing, by its name and what it is asked for; undefined when it ought to find something. */
export const whyNothing = (asked: string): string | undefined =>
  FINDING_NOTHING.find(([which]) => which.test(asked))?.[1]

/** Whether an answer has no row: no element, key or value that is anything. */
export function isNothing(answer: unknown): boolean {
  if (answer === null || typeof answer !== 'object') return !answer
  if (answer instanceof Date) return false
  if (answer instanceof Map || answer instanceof Set) return answer.size === 0
  return Object.values(answer).every(isNothing)
}
