import type { FormBundle } from '#contract/form.ts'
import { Checks } from './checks.ts'
import { createVisibility } from './createVisibility.ts'
import { Errors } from './errors.ts'
import type { FormStoreOptions } from './formContext.ts'
import { openingValues } from './openingValues.ts'
import { Questions } from './questions.ts'
import { checksOf, RuleChecks } from './ruleChecks.ts'
import { Validation } from './validation.ts'
import { Values } from './values.ts'
import type { Visibility } from './visibility.ts'

/** The parts of an open form; none of them notifies listeners. */
export interface FormParts {
  bundle: FormBundle
  values: Values
  visibility: Visibility
  errors: Errors
  validation: Validation
  /** Absent when the server cannot be asked. */
  questions: Questions | undefined
  /** Obstacles that widgets report, by the mark of their place. */
  obstacles: Map<string, string>
}

/** Opens a form. `onAnswer` is called with a key when its question is sent or answered. */
export function openParts(
  bundle: FormBundle,
  options: FormStoreOptions,
  onAnswer: (key: string) => void,
): FormParts {
  const { context, ask, askCall, delay } = options
  const values = new Values(openingValues(bundle, options.stored, options.initial, options.current))
  const visibility = createVisibility(bundle, context, values, options.asStored)
  const errors = new Errors((path) => values.markOf(path))
  const questions = ask || askCall ? new Questions({ ask, askCall }, delay, onAnswer) : undefined
  const obstacles = new Map<string, string>()
  const { scope } = visibility
  const checks = new Checks({ bundle, values, scope, context, options, obstacles })
  const ruleChecks = new RuleChecks(checksOf(bundle, options), bundle, visibility, context)
  const validation = new Validation({ bundle, visibility, checks, ruleChecks, errors, questions })
  return { bundle, values, visibility, errors, validation, questions, obstacles }
}
