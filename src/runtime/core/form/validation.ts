import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { Failure } from '#domain/validators/checkField.ts'
import type { Checks } from './checks.ts'
import type { Errors } from './errors.ts'
import type { PageChecks } from './pageChecks.ts'
import { type FormPath, parseCell, rootOf } from './paths.ts'
import type { Questions } from './questions.ts'
import type { Visibility } from './visibility.ts'

interface ValidationParts {
  bundle: FormBundle
  visibility: Visibility
  checks: Checks
  pageChecks: PageChecks
  errors: Errors
  questions: Questions | undefined
}

/** What has a say in the message of a place, by whom it is said. */
export interface Standing {
  /** The check its value fails. */
  failure: Failure | undefined
  /** What was told from outside, or why a pasted text was not taken; while not out of date it outranks the rest. */
  reported: string | undefined
  /** What a widget knows to be in the way. */
  obstacle: string | undefined
}

/** Keeps the errors true to the values: own checks first, then the server's knowledge, then the page's rules. */
export class Validation {
  readonly #parts: ValidationParts

  constructor(parts: ValidationParts) {
    this.#parts = parts
  }

  /** The field or cell at a path; `before` is what a cell held until now, when it changed. */
  at(path: FormPath, before?: unknown): void {
    const { bundle, checks, errors, visibility } = this.#parts
    const cell = Object.hasOwn(bundle.fields, path) ? undefined : parseCell(path)
    if (!cell) this.field(path)
    else if (!visibility.isHidden(cell.table))
      for (const [each, message] of checks.cell(cell, before)) errors.find(each, message)
  }

  /** A field, or a table with all its cells. A hidden one is right. */
  field(key: string): void {
    const { bundle, checks, errors, visibility } = this.#parts
    if (!ownValue(bundle.fields, key)?.columns) {
      errors.find(key, this.#messageOf(key))
      return
    }
    for (const path of errors.paths()) if (rootOf(path) === key) errors.find(path, undefined)
    if (visibility.isHidden(key)) return
    for (const [path, message] of checks.table(key)) errors.find(path, message)
  }

  standing(path: FormPath): Standing {
    const { checks, errors } = this.#parts
    return {
      failure: checks.failure(path),
      reported: errors.reported(path) ?? checks.unread(path),
      obstacle: checks.obstacle(path),
    }
  }

  /** Fields whose rightness `keys` have a say in, as far as it shows. */
  readersOf(keys: readonly string[]): void {
    const { checks, pageChecks } = this.#parts
    const readers = keys.flatMap((key) => [...checks.readersOf(key), ...pageChecks.readersOf(key)])
    this.watched(readers)
  }

  /** Of these fields, the ones whose messages show. */
  watched(keys: readonly string[]): void {
    for (const key of new Set(keys)) if (this.#parts.errors.isWatched(key)) this.field(key)
  }

  /** Fields that ask the server, or may come to. */
  asking(): void {
    const { bundle, pageChecks } = this.#parts
    const own = bundle.order.filter((key) => ownValue(bundle.fields, key)?.constraints.notRepeat)
    for (const key of new Set([...own, ...pageChecks.asking()])) this.field(key)
  }

  everything(): void {
    for (const key of this.#parts.bundle.order) this.field(key)
  }

  #messageOf(key: string): string | undefined {
    const { bundle, checks, pageChecks, questions, visibility } = this.#parts
    const hidden = visibility.isHidden(key)
    const local = hidden ? undefined : checks.field(key)
    if (hidden || local) {
      questions?.raise(key, undefined)
      return local
    }
    const broken = pageChecks.field(key)
    const question = checks.question(key) ?? (broken ? undefined : pageChecks.question(key))
    questions?.raise(key, question)
    const refused = question && questions?.availability(question) === 'taken'
    if (!refused) return broken
    return question.kind === 'call'
      ? question.message
      : ownValue(bundle.fields, key)?.messages.notRepeat
  }
}
