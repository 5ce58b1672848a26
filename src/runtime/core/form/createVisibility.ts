import type { FormBundle } from '#contract/form.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import type { FormContext } from './formContext.ts'
import { buildGraph, type Graph } from './graph.ts'
import { rootKey } from './paths.ts'
import { Visibility } from './visibility.ts'

const graphs = new WeakMap<FormBundle, Graph>()

/** One graph a bundle, however many stores are opened on it. */
function graphOf(bundle: FormBundle): Graph {
  const known = graphs.get(bundle) ?? buildGraph(bundle.rules, (rule) => varsOf(rule).map(rootKey))
  graphs.set(bundle, known)
  return known
}

/** Visibility of a form's fields by the bundle's json-logic rules. */
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
