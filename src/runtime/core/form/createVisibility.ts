import type { FormBundle } from '#contract/form.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { truthy } from '#domain/logic/truthy.ts'
import type { FormContext } from './formContext.ts'
import { graphOf } from './graph.ts'
import { Visibility } from './visibility.ts'

/** Creates the visibility of a form's fields from the bundle's json-logic rules. */
export const createVisibility = (
  bundle: FormBundle,
  context: FormContext,
  read: (key: string) => unknown,
): Visibility =>
  new Visibility(
    bundle,
    graphOf(bundle),
    (rule, scope) => truthy(evaluate(rule, scope, context)),
    read,
  )
