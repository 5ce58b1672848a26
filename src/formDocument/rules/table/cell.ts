import type { FormField } from '#contract/form.ts'
import { type Condition, isGroup, type Part, type Test, testsOf } from '../sentence/sentence.ts'
import { anyOf } from '../showing/withShowing.ts'
import type { TableColumn } from './ruleTable.ts'

/** Effect of an answer on a field: shows it, hides it, depends on other answers, or none. */
type CellState = 'shown' | 'hidden' | 'open' | 'none'

/** Reasons for which a cell cannot be changed. */
type CellReason = 'rule' | 'several' | 'circle' | 'never' | 'faulty' | 'denied'

export interface Cell {
  state: CellState
  /** Absent for an editable cell. */
  reason?: CellReason
  /** Condition of the field after changing the cell; undefined when it would always show. */
  next?: Condition | undefined
}

/** Returns the cell for an answer and a field; an undefined answer stands for no answer. */
export function cellOf(
  controller: FormField,
  code: string | undefined,
  { showing, dependents }: TableColumn,
): Cell {
  if (showing.kind === 'never' || showing.kind === 'circle' || showing.kind === 'faulty')
    return { state: 'none', reason: showing.kind }
  if (showing.kind === 'rule') return { state: 'open', reason: 'rule' }
  if (dependents.has(controller.key)) return { state: 'none', reason: 'circle' }
  if (showing.kind === 'always') return toggled([], controller.key, code)
  const tests = anyOf(showing.condition)
  if (tests?.every(isPlain)) return toggled(tests, controller.key, code)
  return { state: stateOf(showing.condition, controller, code), reason: 'several' }
}

/** Returns whether a test is about single answers of a field. */
const isPlain = ({ subject, by }: Test): boolean =>
  subject.kind === 'field' && ['in', 'notIn', 'empty'].includes(by)

const asks = ({ subject }: Test, key: string): boolean =>
  subject.kind === 'field' && subject.path === key

const codesOf = ({ value }: Test): readonly string[] => (value?.kind === 'codes' ? value.codes : [])

/** Returns whether an answer alone meets a test. */
function meets(test: Test, code: string | undefined): boolean {
  if (test.by === 'empty') return code === undefined
  if (test.by === 'filled') return code !== undefined
  return (code !== undefined && codesOf(test).includes(code)) === (test.by === 'in')
}

/** Returns the cell of a field that any one of these tests shows. */
function toggled(tests: readonly Test[], key: string, code: string | undefined): Cell {
  const own = tests.filter((test) => asks(test, key))
  const isShown = own.some((test) => meets(test, code))
  const state = own.length === 0 ? 'none' : isShown ? 'shown' : 'hidden'
  const changed = isShown
    ? tests.flatMap((test) => (asks(test, key) ? withoutAnswer(test, code) : [test]))
    : withAnswer(tests, key, code)
  const isBlocked = changed.some(
    (test) => test.value?.kind === 'codes' && codesOf(test).length === 0,
  )
  const isDenied = code === undefined && isShown && own.some(({ by }) => by === 'notIn')
  if (isBlocked || isDenied) return { state, reason: 'denied' }
  return { state, next: changed.length > 0 ? { join: 'any', parts: changed } : undefined }
}

function withAnswer(tests: readonly Test[], key: string, code: string | undefined): Test[] {
  const subject = { kind: 'field', path: key } as const
  if (code === undefined) return [...tests, { subject, by: 'empty' }]
  const excluding = tests.find((test) => asks(test, key) && test.by === 'notIn')
  const among = excluding ?? tests.find((test) => asks(test, key) && test.by === 'in')
  if (!among) return [...tests, { subject, by: 'in', value: { kind: 'codes', codes: [code] } }]
  const codes = excluding ? codesOf(among).filter((one) => one !== code) : [...codesOf(among), code]
  return tests.map((test) => (test === among ? { ...test, value: { kind: 'codes', codes } } : test))
}

function withoutAnswer(test: Test, code: string | undefined): Test[] {
  if (test.by === 'empty') return code === undefined ? [] : [test]
  if (code === undefined) return [test]
  if (test.by === 'notIn')
    return [{ ...test, value: { kind: 'codes', codes: [...codesOf(test), code] } }]
  const codes = codesOf(test).filter((one) => one !== code)
  return codes.length > 0 ? [{ ...test, value: { kind: 'codes', codes } }] : []
}

/** Returns whether a condition holds with this answer, whatever the other answers. */
function stateOf(condition: Condition, controller: FormField, code: string | undefined): CellState {
  if (!testsOf(condition).some((test) => reads(test, controller.key))) return 'none'
  const holds = joined(
    condition.join,
    condition.parts.map((part) => partHolds(part, controller, code)),
  )
  return holds === undefined ? 'open' : holds ? 'shown' : 'hidden'
}

const reads = ({ subject, value }: Test, key: string): boolean =>
  JSON.stringify([subject, value?.kind === 'subject' && value.subject]).includes(
    JSON.stringify(key),
  )

type Maybe = boolean | undefined

function partHolds(part: Part, controller: FormField, code: string | undefined): Maybe {
  if (!isGroup(part)) return testHolds(part, controller, code)
  return joined(
    part.join,
    part.tests.map((test) => testHolds(test, controller, code)),
  )
}

/** Returns the joined result of parts; undefined while it depends on undecided ones. */
function joined(join: 'all' | 'any', parts: readonly Maybe[]): Maybe {
  const deciding = join === 'any'
  if (parts.includes(deciding)) return deciding
  return parts.includes(undefined) ? undefined : !deciding
}

/** Returns whether a test holds with this answer; undefined for a multiple choice, where further answers may decide. */
function testHolds(test: Test, { key, shape }: FormField, code: string | undefined): Maybe {
  if (!asks(test, key)) return undefined
  const isAlone = code === undefined || shape === 'text' || shape === 'flag'
  const isNamed = code !== undefined && codesOf(test).includes(code)
  const isFilling = test.by === 'empty' || test.by === 'filled'
  return isAlone || isNamed || isFilling ? meets(test, code) : undefined
}
