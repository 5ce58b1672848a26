import { ruleValues } from '#adapters/formInfo/ruleValue.ts'
import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { checkId, checksNow } from '../coverage/checks.ts'
import { type ConditionTest, conditionsNow, conditionsOf } from '../coverage/conditions.ts'
import { conditionId } from '../coverage/item.ts'
import { type Inquiry, shownWith } from '../proof/claims/claim.ts'
import { controllersOf } from '../proof/form/dependence.ts'
import type { Subject } from '../proof/form/subject.ts'
import { keysRead } from '../proof/form/takeApart.ts'
import type { Answers } from '../proof/search/reach.ts'

/** Something a scenario must reach by its answers, and the answers that may reach it. */
interface Need {
  isMet: (store: FormStore) => boolean
  tries: FormValues[]
}

/**
 * Returns a small set of answer sets, found greedily, that produces every outcome of every condition and shows every
 * field. What no attempt reaches is left out.
 */
export function branchesOf(inquiry: Inquiry): FormValues[] {
  const { subject } = inquiry
  const atOpening = opened(subject, {})
  let open = [
    ...showings(inquiry),
    ...outcomes(inquiry).filter(({ isMet }) => !isMet(atOpening)),
    ...messages(inquiry),
  ]
  const branches: FormValues[] = []
  while (open.length > 0) {
    const branch = grown(subject, open)
    const store = opened(subject, branch)
    const unmet = open.filter(({ isMet }) => !isMet(store))
    if (unmet.length === open.length) break
    branches.push(branch)
    open = unmet
  }
  return branches.length > 0 ? branches : [{}]
}

/** Satisfies one need after the other, as long as the earlier ones stay satisfied. */
function grown(subject: Subject, needs: readonly Need[]): FormValues {
  let branch: FormValues = {}
  const met: Need[] = []
  for (const need of needs) {
    const fitting = need.tries
      .filter((answers) => agree(branch, answers))
      .map((answers) => ({ ...branch, ...answers }))
      .find((merged) => {
        const store = opened(subject, merged)
        return need.isMet(store) && met.every(({ isMet }) => isMet(store))
      })
    if (!fitting) continue
    branch = fitting
    met.push(need)
  }
  return branch
}

const agree = (a: FormValues, b: FormValues): boolean =>
  Object.entries(b).every(
    ([key, value]) =>
      !Object.hasOwn(a, key) || JSON.stringify(ownValue(a, key)) === JSON.stringify(value),
  )

/** The form opened with these answers. */
export function opened({ bundle, context }: Subject, answers: FormValues): FormStore {
  const store = new FormStore(bundle, { context })
  for (const [key, value] of Object.entries(answers)) store.set(key, value)
  return store
}

/** Every field others decide over shows when the form is filled in. */
const showings = (inquiry: Inquiry): Need[] =>
  inquiry.reach.map(({ target }) => ({
    isMet: (store) => !store.isHidden(target),
    tries: [...waysTo(inquiry, target), {}],
  }))

/** Every condition comes out both ways, be it when the form opens. */
const outcomes = (inquiry: Inquiry): Need[] =>
  conditionsOf(inquiry.subject.bundle).flatMap((condition) =>
    [true, false].map((outcome) => ({
      isMet: (store: FormStore) =>
        conditionsNow(store).includes(conditionId(condition.name, outcome)),
      tries: triesFor(inquiry, condition, outcome),
    })),
  )

/** Answers that show a field: such as can be submitted first. */
function waysTo(inquiry: Inquiry, key: string): FormValues[] {
  const submitted = inquiry.submittable.get(key)?.answers
  return [...(submitted ? [submitted] : []), shownWith(inquiry, key)].map(valuesOf(inquiry.subject))
}

/** Returns one try per combination of values of what is read, where these show and have this outcome. */
function triesFor(
  inquiry: Inquiry,
  { test, name, key }: ConditionTest,
  outcome: boolean,
): FormValues[] {
  const { subject } = inquiry
  const { bundle, context } = subject
  const keys = inputsOf(subject, keysRead(test, bundle.fields))
  const [only, ...more] = keys
  if (only === undefined) return []
  if (more.length > 0 || only !== key)
    return combined(inquiry, keys).filter((answers) =>
      conditionsNow(opened(subject, answers)).includes(conditionId(name, outcome)),
    )
  const outcomeOf = (value: unknown) =>
    formRuleHolds(test, ruleValues(bundle, { [key]: value }), context)
  const values = subject
    .domain(key)
    .answers.filter(({ value }) => outcomeOf(value) === outcome)
    .toSorted((a, b) => Number(b.valid) - Number(a.valid) || filled(b.value) - filled(a.value))
  return waysTo(inquiry, key).flatMap((way) =>
    values.slice(0, MOST_TRIED).map(({ value }) => ({ ...way, [key]: value ?? null })),
  )
}

/** Returns the needs of checks: every message shows once, while its field is visible. */
const messages = (inquiry: Inquiry): Need[] =>
  (inquiry.subject.bundle.checks ?? []).map(({ field, rule }, index) => ({
    isMet: (store) => {
      store.validate()
      return checksNow(store).includes(checkId(field, index))
    },
    tries: combined(inquiry, [
      ...inputsOf(inquiry.subject, keysRead(rule, inquiry.subject.bundle.fields)),
      field,
    ]),
  }))

/** Returns the fields that can be answered among these and those that computed ones are computed from. */
function inputsOf(subject: Subject, keys: readonly string[]): string[] {
  const computed = keys.filter((key) => subject.own.isComputed(key))
  const { reads, bundle } = subject
  return [...new Set([...keys, ...controllersOf(computed, reads, bundle)])].filter(
    (key) => bundle.order.includes(key) && !subject.field(key).isDisable,
  )
}

/** Returns combinations of values that rules tell apart, where the fields show; few of many. */
function combined(inquiry: Inquiry, keys: readonly string[]): FormValues[] {
  const { subject } = inquiry
  let found: FormValues[] = [{}]
  for (const key of new Set(keys)) {
    const values = subject.choices(key, true).toSorted((a, b) => Number(b.valid) - Number(a.valid))
    const [way = {}] = waysTo(inquiry, key)
    found = values
      .slice(0, MOST_VALUES)
      .flatMap(({ value }) =>
        found.map((answers) => ({ ...way, ...answers, [key]: value ?? null })),
      )
      .slice(0, MOST_COMBINED)
  }
  return found
}

/** Maximum numbers of values per field, and of combinations. */
const MOST_VALUES = 12
const MOST_COMBINED = 400

/** Maximum number of values tried per controller, because few tests distinguish them. */
const MOST_TRIED = 8

const filled = (value: unknown): number => Number(!isEmpty(value))

const valuesOf =
  ({ bundle }: Subject) =>
  (answers: Answers): FormValues =>
    Object.fromEntries(
      [...answers]
        .filter(([key]) => !ownValue(bundle.fields, key)?.isDisable)
        .map(([key, value]) => [key, value ?? null]),
    )
