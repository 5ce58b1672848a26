import { FIELD_TYPE_OFFERS } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import { submittedValue } from '#adapters/formInfo/submittedValue.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { CheckContext, RowContext } from '#domain/validators/checkContext.ts'
import { type Failure, failureOf } from '#domain/validators/checkField.ts'
import { rowsHolding } from '#domain/validators/rowsHolding.ts'
import type { FormContext, FormStoreOptions, Question } from './formContext.ts'
import { type CellPath, cellPath, type FormPath, parseCell } from './paths.ts'
import type { Values } from './values.ts'
import type { Scope } from './visibility.ts'

/** Messages by path; undefined for a path that was checked and is valid. */
export type Found = Map<FormPath, string | undefined>

interface ChecksParts {
  bundle: FormBundle
  values: Values
  scope: Scope
  context: FormContext
  options: Pick<FormStoreOptions, 'record' | 'initial'>
  /** Obstacles that widgets report, by the mark of their place. */
  obstacles: ReadonlyMap<string, string>
}

/** The fields' own checks on the present values; without memory of former ones. */
export class Checks {
  readonly #bundle: FormBundle
  readonly #values: Values
  readonly #scope: Scope
  readonly #context: CheckContext
  readonly #cardFields: readonly string[]
  readonly #obstacles: ReadonlyMap<string, string>
  readonly #known = new WeakMap<FormValues, Map<FormField, Failure | undefined>>()

  constructor({ bundle, values, scope, context, options, obstacles }: ChecksParts) {
    this.#bundle = bundle
    this.#values = values
    this.#scope = scope
    this.#obstacles = obstacles
    this.#context = {
      values: scope,
      today: dayOf(context.now),
      matches: context.matches ?? createPatternMatcher({ linearAlways: false }),
      offers: FIELD_TYPE_OFFERS,
      tables: context,
      record: options.record,
      prefilled: options.initial,
    }
    this.#cardFields = bundle.order.filter((key) => {
      const field = ownValue(bundle.fields, key)
      return field && readsCardType(field)
    })
  }

  /** Returns the fields whose check reads `key`. */
  readersOf(key: string): readonly string[] {
    return key === CARD_TYPE_KEY ? this.#cardFields : []
  }

  field(key: string): string | undefined {
    const field = ownValue(this.#bundle.fields, key)
    return field && this.#check(field, this.#values.get(key), key)
  }

  /**
   * Returns the check that a field or cell fails, whether shown or not.
   * @param value its own value, or another one to check against the present form and rows
   */
  failure(path: FormPath, value = this.#values.get(path)): Failure | undefined {
    const field = ownValue(this.#bundle.fields, path)
    if (field) return this.#failure(field, value)
    const cell = parseCell(path)
    const column = cell && this.#columns(cell.table).find(({ key }) => key === cell.column)
    if (!column) return undefined
    const row = { table: cell.table, rows: this.#values.rows(cell.table), index: cell.row }
    return this.#failure(column, value, row)
  }

  /** Returns why a cell could not read the pasted text. */
  unread(path: FormPath): string | undefined {
    return this.#values.unread(path)
  }

  /** Returns the message of an obstacle at a place; it moves with its row. */
  obstacle(path: FormPath): string | undefined {
    return this.#obstacles.size === 0 ? undefined : this.#obstacles.get(this.#values.markOf(path))
  }

  /** Checks the table itself and every cell. */
  table(key: string): Found {
    const found: Found = new Map([[key, this.field(key)]])
    const rows = this.#values.rows(key)
    for (const index of rows.keys())
      for (const column of this.#columns(key))
        found.set(cellPath(key, index, column.key), this.#cell(column, { table: key, rows, index }))
    return found
  }

  /**
   * Checks a cell and the cells of its table that depend on it: those with the same present or former value in a column
   * without repetition, and those that read the row's card type.
   * @param before the cell's former value
   */
  cell({ table, row, column: key }: CellPath, before?: unknown): Found {
    const columns = this.#columns(table)
    const column = columns.find((each) => each.key === key)
    if (!column) return new Map()
    const rows = this.#values.rows(table)
    const others = column.constraints.notRepeat === 'rows' ? [ownValue(rows[row], key), before] : []
    const indexes = new Set([row, ...others.flatMap((value) => rowsHolding(rows, column, value))])
    const readers = key === CARD_TYPE_KEY ? columns.filter(readsCardType) : []
    const check = (each: FormField, index: number) =>
      [cellPath(table, index, each.key), this.#cell(each, { table, rows, index })] as const
    return new Map([
      ...[...indexes].map((index) => check(column, index)),
      ...readers.map((each) => check(each, row)),
    ])
  }

  /** Returns the question for the server, once the value passes all local checks. */
  question(key: string): Question | undefined {
    const field = ownValue(this.#bundle.fields, key)
    const kind = field?.constraints.notRepeat
    const value = this.#values.get(key)
    if (!field || !kind || kind === 'rows' || isEmpty(value)) return undefined
    const cardType = this.#scope[CARD_TYPE_KEY]
    return {
      kind,
      field,
      value: String(submittedValue(field, value)),
      ...(kind === 'cardNo' && typeof cardType === 'string' ? { cardType } : {}),
    }
  }

  #columns(table: string): readonly FormField[] {
    return ownValue(this.#bundle.fields, table)?.columns ?? []
  }

  #cell(column: FormField, row: RowContext): string | undefined {
    const path = cellPath(row.table, row.index, column.key)
    return this.unread(path) ?? this.#rowFailure(column, row)?.message ?? this.obstacle(path)
  }

  /**
   * Caches failures that depend on the row alone: rows are immutable, so the cache is valid as long as the row object
   * lives.
   */
  #rowFailure(column: FormField, row: RowContext): Failure | undefined {
    const cells = row.rows[row.index] ?? {}
    if (!hangsOnRowAlone(column)) return this.#failure(column, ownValue(cells, column.key), row)
    const known = this.#known.get(cells) ?? new Map<FormField, Failure | undefined>()
    this.#known.set(cells, known)
    if (!known.has(column))
      known.set(column, this.#failure(column, ownValue(cells, column.key), row))
    return known.get(column)
  }

  #check(field: FormField, value: unknown, path: FormPath, row?: RowContext): string | undefined {
    return this.#failure(field, value, row)?.message ?? this.obstacle(path)
  }

  #failure(field: FormField, value: unknown, row?: RowContext): Failure | undefined {
    return failureOf(field, value, { ...this.#context, ...(row && { row }) })
  }
}

const readsCardType = (field: FormField): boolean =>
  [field, ...(field.columns ?? [])].some(
    ({ constraints: { card, notRepeat } }) => card === 'byCardType' || notRepeat === 'cardNo',
  )

/**
 * True when a cell's check depends neither on other rows nor on the form's card type nor on a pattern engine loaded
 * later.
 */
const hangsOnRowAlone = ({ constraints: { notRepeat, card, pattern } }: FormField): boolean =>
  notRepeat === undefined && card === undefined && pattern?.safe !== false
