/**
 * A reading of the guide (`schemas/formInfo.md`, 规则 and 怎样算填对) and of the form language for the forms of
 * `randomForms.ts`. It imports nothing of the engine, so that the two agree only where both read the same text the same
 * way.
 */

export type Rule = unknown
export interface Field {
  type: string
  value: string
  label: string
  fmt?: string
  choiceType?: string
  required?: boolean
  showWhen?: Rule
  compute?: Rule
  isRelation?: boolean
  condition?: string
  conditionText?: string
  fields?: string
  isHide?: boolean
  isShow?: boolean
  isDisable?: boolean
  defaultValue?: unknown
  isTimeSlot?: boolean
  min?: number
  max?: number
  step?: number
  limitWorkNumber?: boolean
  customRegExp?: string
  items?: Item[]
}
interface Item {
  itemCode?: string
  off?: boolean
  children?: Item[]
}
export interface Form {
  formInfo: Field[]
  checks: { rule: Rule; message: string; at: string }[]
}
export type Answers = Record<string, unknown>

const TODAY = '2026-11-25'

/** What is shown, submitted and said of these answers. */
export function readForm({ formInfo, checks }: Form, answers: Answers) {
  const seen: Answers = {}
  const value: Answers = {}
  const shown = formInfo.filter((field) => {
    const { compute, value: key } = field
    const own = compute === undefined ? given(field, answers) : computed(field, of(compute, seen))
    if (field.isHide) {
      if (field.defaultValue !== undefined) value[key] = field.defaultValue
      return false
    }
    const isShown = shows(field, formInfo, seen)
    if (!isShown || !isFilled(field, own)) return isShown
    value[key] = submitted(field, own)
    seen[key] = asRead(field, value[key])
    return true
  })
  const errors: Record<string, string> = {}
  for (const field of shown) {
    const fault = faultOf(field, value[field.value])
    if (fault !== undefined) errors[field.value] = fault
  }
  for (const { rule, message, at } of checks)
    if (shown.some(({ value: key }) => key === at) && !errors[at] && !isTrue(of(rule, seen)))
      errors[at] = message
  return { shown: shown.map(({ value: key }) => key), value, errors }
}

/** What nobody can change is the default; an answer that is not there yet is the default as well. */
const given = ({ value: key, defaultValue, isDisable }: Field, answers: Answers): unknown =>
  isDisable || !(key in answers) ? defaultValue : answers[key]

/** Controllers and a rule of its own decide; isShow is for fields that have neither. */
function shows(field: Field, all: readonly Field[], seen: Answers): boolean {
  const { showWhen, isShow = true } = field
  const isControlled = all.some(({ isRelation, fields }) => isRelation && fields === field.value)
  if (!isControlled && showWhen === undefined) return isShow
  return relatedShow(field, all, seen) && (showWhen === undefined || isTrue(of(showWhen, seen)))
}

/** Required, offered, the order of a period, limits, the pattern: the first that is wrong. */
function faultOf(field: Field, own: unknown): string | undefined {
  const { label, required, compute, customRegExp, isTimeSlot } = field
  if (own === undefined) return required && compute === undefined ? 'REQUIRED' : undefined
  const size = typeof own === 'number' ? own : Array.from(own as string | unknown[]).length
  const isWithin = !(size < (field.min ?? -Infinity) || size > (field.max ?? Infinity))
  const isLimited = typeof own === 'number' || field.limitWorkNumber
  if (field.items && field.type !== 'table' && !isOffered(field, own)) return `请重新选择${label}`
  if (typeof own === 'number' && isWithin && compute === undefined && !isOnStep(field, own))
    return `请重新选择${label}`
  const [from = '', to = ''] = isTimeSlot ? (own as string[]) : []
  if (to < from) return '结束时间不能早于开始时间'
  if (isLimited && !isWithin) return 'LIMIT'
  const isMatched = customRegExp === undefined || new RegExp(`^(?:${customRegExp})$`).test(`${own}`)
  return isMatched ? undefined : 'PATTERN'
}

/** A whole number of steps from the least number, or from 0; in hundredths, which all steps here are. */
const isOnStep = ({ min = 0, step }: Field, own: number): boolean =>
  step === undefined || Math.round((own - min) * 100) % Math.round(step * 100) === 0

/** Codes that are there and not retired; the path of a cascade to its last level. */
function isOffered({ type, items = [] }: Field, own: unknown): boolean {
  const codes = [own].flat()
  const has = (level: readonly Item[], code: unknown) =>
    level.find(({ itemCode, off }) => itemCode === code && !off)
  if (type !== 'cascade') return codes.every((code) => has(items, code))
  const last = codes.reduce<Item | undefined>(
    (above, code) => above && has(above.children ?? [], code),
    { children: items },
  )
  return last !== undefined && last.children === undefined
}

/** Of a table what is filled in; of a text box what is written, without the blanks around it. */
function submitted({ type }: Field, own: unknown): unknown {
  if (type === 'table') return (own as Answers[]).map(filledCells)
  return type === 'textBox' ? String(own).trim() : own
}

const filledCells = (row: Answers): Answers =>
  Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null))

/** Any controller shows a field that has some. */
function relatedShow({ value: key }: Field, all: readonly Field[], seen: Answers): boolean {
  const controllers = all.filter(({ isRelation, fields }) => isRelation && fields === key)
  return (
    controllers.length === 0 ||
    controllers.some(({ value: from, condition, conditionText = '' }) => {
      const wanted = conditionText.split(',')
      const has = [seen[from] ?? []].flat().some((code) => wanted.includes(String(code)))
      if (condition === '3') return seen[from] === undefined
      return condition === '2' ? !has : has
    })
  )
}

/** Whether a computation asks for today, so that the server's own value counts. */
export const isOfToday = (rule: Rule): boolean => /"(?:now|age)"/.test(JSON.stringify(rule) ?? '')

function isFilled({ type }: Field, own: unknown): boolean {
  if (own === undefined || own === null) return false
  if (Array.isArray(own)) return own.length > 0
  if (typeof own !== 'string') return true
  return (type === 'editor' ? own.replace(/<[^>]*>/g, '') : own).trim() !== ''
}

function asRead({ type, fmt }: Field, own: unknown): unknown {
  if (type === 'editor') return String(own).replace(/<[^>]*>/g, '')
  if (type !== 'dateTime' || fmt !== 'dd/MM/yyyy') return own
  const [day, month, year] = String(own).split('/')
  return `${year}-${month}-${day}`
}

function computed({ type }: Field, result: unknown): unknown {
  if (type === 'textBox') return result === null ? undefined : String(result)
  return typeof result === 'number' ? result : undefined
}

const isTrue = (result: unknown): boolean =>
  Array.isArray(result) ? result.length > 0 : Boolean(result)

const isNone = (result: unknown): boolean =>
  result === null || (typeof result === 'string' && result.trim() === '')

/** The number that is meant; NaN for what is none. */
const numberOf = (result: unknown): number => {
  if (typeof result === 'number') return result
  return /^-?[0-9]+(\.[0-9]+)?$/.test(String(result)) ? Number(result) : Number.NaN
}

function equal(left: unknown, right: unknown): boolean {
  if (isNone(left) || isNone(right) || Array.isArray(left) || Array.isArray(right)) return false
  return typeof left === typeof right ? left === right : numberOf(left) === numberOf(right)
}

/** Below 0, 0 or above it; undefined where there is no order. */
function compared(left: unknown, right: unknown): number | undefined {
  if (isNone(left) || isNone(right)) return undefined
  const difference = numberOf(left) - numberOf(right)
  if (!Number.isNaN(difference)) return difference
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  return left < right ? -1 : Number(left > right)
}

/** To a ten-thousandth, and without a negative zero: the forms calculate with tenths. */
const rounded = (result: number): number => Math.round(result * 10_000) / 10_000 + 0

const calculated = (operands: unknown[], by: (numbers: number[]) => number): number | null =>
  operands.includes(null) ? null : rounded(by(operands.map(Number)))

const dateOf = (result: unknown): Date | undefined => {
  const text = result === 'now' ? TODAY : result
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)
    ? new Date(`${text}T00:00:00Z`)
    : undefined
}

function fullYears(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  const begun = [to.getUTCMonth() - from.getUTCMonth(), to.getUTCDate() - from.getUTCDate()]
  return (begun[0] || begun[1] || 0) < 0 ? years - 1 : years
}

function dated(operands: unknown[], by: (from: Date, to: Date) => number): number | null {
  const [from, to] = [operands[0], operands[1] ?? 'now'].map(dateOf)
  return from && to && operands[1] !== null ? by(from, to) : null
}

/** The path of a cascade is one choice. */
function counted(result: unknown, isPath: boolean): number {
  if (result === null) return 0
  if (isPath) return 1
  return typeof result === 'string' ? Array.from(result).length : (result as unknown[]).length
}

/** A field, or the start or the end of a period. */
function readPath(path: string, seen: Answers): unknown {
  const [, key = '', end = ''] = /^(.*)\.([01])$/.exec(path) ?? []
  return (key === '' ? seen[path] : (seen[key] as string[] | undefined)?.[Number(end)]) ?? null
}

function of(rule: Rule, seen: Answers): unknown {
  if (Array.isArray(rule)) return rule.map((each) => of(each, seen))
  if (typeof rule !== 'object' || rule === null) return rule
  const [[operator, given] = ['', null]] = Object.entries(rule)
  const parts: unknown[] = Array.isArray(given) ? given : [given]
  if (operator === 'var') return readPath(String(parts[0]), seen)
  const operands = parts.map((part) => of(part, seen))
  const [left, right] = operands.map((each) => (each === 'now' ? TODAY : each))
  const order = compared(left, right)
  switch (operator) {
    case 'and':
      return operands.every(isTrue)
    case 'or':
      return operands.some(isTrue)
    case '!':
      return !isTrue(operands[0])
    case '==':
      return equal(left, right)
    case '!=':
      return !equal(left, right)
    case '<':
      return order !== undefined && order < 0
    case '<=':
      return order !== undefined && order <= 0
    case '>':
      return order !== undefined && order > 0
    case '>=':
      return order !== undefined && order >= 0
    case 'anyIn':
      return [left ?? []].flat().some((code) => (right as string[]).includes(String(code)))
    case 'filled':
      return operands.every((each) => each !== null)
    case 'countOf':
      return operands.filter((each) => each !== null).length
    case 'count':
      return counted(operands[0], JSON.stringify(parts[0]).includes('path'))
    case 'sum':
      return rounded(
        ((left ?? []) as Answers[]).reduce((sum, row) => sum + Number(row[String(right)] ?? 0), 0),
      )
    case '+':
      return calculated(operands, (numbers) => numbers.reduce((sum, each) => sum + each, 0))
    case '-':
      return calculated(operands, ([from = 0, less = 0]) => from - less)
    case '*':
      return calculated(operands, ([one = 1, other = 1]) => one * other)
    case 'day':
      return dateOf(operands[0])?.toISOString().slice(0, 10) ?? null
    case 'age':
      return dated(operands, fullYears)
    case 'days':
      return dated(operands, (from, to) => (to.getTime() - from.getTime()) / 86_400_000)
    case 'if':
      return isTrue(operands[0]) ? operands[1] : operands[2]
    case 'cat':
      return operands.map((each) => each ?? '').join('')
    default:
      throw new Error(`The guide knows no ${operator}`)
  }
}
