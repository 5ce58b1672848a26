import { isRecord } from '#domain/json/isRecord.ts'
import {
  FIRST_OPERATOR_TABLE,
  type OperatorTable,
} from '#domain/logic/operators/firstOperatorRegistry.ts'
import { loadOnce } from '../loadOnce.ts'

const every = loadOnce(
  async () => (await import('#domain/logic/operators/operatorRegistry.ts')).OPERATOR_TABLE,
)

/** Loads every operator; called for documents that name one which the first load has not, before they are opened. */
export const loadOperators = every.load

/** The operators of rules in pages, as far as they have loaded. */
export const pageOperators = (): OperatorTable => every.loaded() ?? FIRST_OPERATOR_TABLE

/** Formats are rules, too (`formatRule`). */
const isLateFormat = (format: unknown): boolean =>
  format === 'area' || (isRecord(format) && Object.hasOwn(format, 'dictionary'))

/** True when a rule in an expanded document has an operator that is loaded lazily. */
export function needsOperators(part: unknown, inRule = false): boolean {
  if (Array.isArray(part)) return part.some((one) => needsOperators(one, inRule))
  if (!isRecord(part)) return false
  return Object.entries(part).some(
    ([name, below]) =>
      (inRule && !Object.hasOwn(FIRST_OPERATOR_TABLE, name)) ||
      (name === 'format' && isLateFormat(below)) ||
      needsOperators(below, inRule || name === '$'),
  )
}
