import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Failure } from '#domain/validators/checkField.ts'
import type { Checks } from './checks.ts'
import type { Errors } from './errors.ts'
import { type FormPath, parseCell, rootOf } from './paths.ts'
import type { Questions } from './questions.ts'
import type { RuleChecks } from './ruleChecks.ts'
import type { Visibility } from './visibility.ts'

interface ValidationParts {
  bundle: FormBundle
  visibility: Visibility
  checks: Checks
  ruleChecks: RuleChecks
  errors: Errors
  questions: Questions | undefined
}

/** Everything that determines a place's message. */
export interface PlaceErrors {
  /** The failed check of its value. */
  failure: Failure | undefined
  /** Message reported from outside, or why a pasted text could not be read; outranks the others while current. */
  reported: string | undefined
  /** Obstacle reported by a widget. */
  obstacle: string | undefined
}

/** Keeps the errors consistent with the values: own checks first, then the server's answers, then the checks over several fields. */
export class Validation {
  readonly #parts: ValidationParts

  constructor(parts: ValidationParts) {
    this.#parts = parts
  }

  /** Validates the field or cell at a path; `before` is a changed cell's former value. */
  at(path: FormPath, before?: unknown): void {
    const { bundle, checks, errors, visibility } = this.#parts
    const cell = Object.hasOwn(bundle.fields, path) ? undefined : parseCell(path)
    if (!cell) this.field(path)
    else if (!visibility.isHidden(cell.table))
      for (const [each, message] of checks.cell(cell, before)) errors.find(each, message)
  }

  /** Validates a field, or a table with all its cells. A hidden field is valid. */
  field(key: string): void {
    const { bundle, checks, errors, ruleChecks, visibility } = this.#parts
    if (!ownValue(bundle.fields, key)?.columns) {
      errors.find(key, this.#messageOf(key))
      return
    }
    for (const path of errors.paths()) if (rootOf(path) === key) errors.find(path, undefined)
    if (visibility.isHidden(key)) return
    const found = checks.table(key)
    for (const [path, message] of found) errors.find(path, message)
    if (found.get(key) === undefined) errors.find(key, ruleChecks.field(key))
  }

  placeErrors(path: FormPath): PlaceErrors {
    const { checks, errors } = this.#parts
    return {
      failure: checks.failure(path),
      reported: errors.reported(path) ?? checks.unread(path),
      obstacle: checks.obstacle(path),
    }
  }

  failureOf(path: FormPath, value: unknown): Failure | undefined {
    return this.#parts.checks.failure(path, value)
  }

  /** Validates the fields that depend on `keys` and whose messages show. */
  readersOf(keys: readonly string[]): void {
    const { checks, ruleChecks } = this.#parts
    const readers = keys.flatMap((key) => [...checks.readersOf(key), ...ruleChecks.readersOf(key)])
    this.watched(readers)
  }

  /** Validates those of these fields whose messages show. */
  watched(keys: readonly string[]): void {
    for (const key of new Set(keys)) if (this.#parts.errors.isWatched(key)) this.field(key)
  }

  /** Validates the fields with questions for the server. */
  asking(): void {
    const { bundle, ruleChecks } = this.#parts
    const own = bundle.order.filter((key) => ownValue(bundle.fields, key)?.constraints.notRepeat)
    for (const key of new Set([...own, ...ruleChecks.asking()])) this.field(key)
  }

  everything(): void {
    for (const key of this.#parts.bundle.order) this.field(key)
  }

  #messageOf(key: string): string | undefined {
    const { bundle, checks, ruleChecks, questions, visibility } = this.#parts
    const hidden = visibility.isHidden(key)
    const local = hidden ? undefined : checks.field(key)
    if (hidden || local) {
      questions?.raise(key, undefined)
      return local
    }
    const broken = ruleChecks.field(key)
    const question = checks.question(key) ?? (broken ? undefined : ruleChecks.question(key))
    questions?.raise(key, question)
    const refused = question && questions?.availability(question) === 'taken'
    if (!refused) return broken
    return question.kind === 'call'
      ? question.message
      : ownValue(bundle.fields, key)?.messages.notRepeat
  }
}
