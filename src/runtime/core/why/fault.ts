import type { AspectResult, Cause } from '#contract/why.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { explain } from '#domain/logic/explain.ts'
import { truthy } from '#domain/logic/truthy.ts'
import { isFilled } from '#domain/validators/isFilled.ts'
import type { FormStore } from '../form/formStore.ts'
import { failedCheckOf, failedCheckSources } from './failedCheck.ts'
import { layoutCause } from './layoutCause.ts'
import { reasonOf } from './reasonOf.ts'
import { operandOf, shownResult } from './shown.ts'
import { attributesAt } from './sourcesOf.ts'
import type { Subject } from './subject.ts'

/** Explains a place's error, or its absence, in the order in which messages take precedence. */
export function faultResult(store: FormStore, subject: Subject): AspectResult {
  const { path, label } = subject
  const holds = store.error(path) !== undefined
  const cause = causeOf(store, subject, holds)
  return {
    key: path,
    label,
    aspect: 'error',
    holds,
    cause,
    sources: sourcesFor(store, subject, cause),
  }
}

function causeOf(store: FormStore, subject: Subject, seen: boolean): Cause {
  const { path, field, cell } = subject
  const layout = layoutCause(field)
  if (layout) return layout
  const shown = shownResult(store, subject)
  if (!shown.holds) return { by: 'hidden', verdict: shown }
  const { failure, reported, obstacle } = store.placeErrors(path)
  if (reported !== undefined) return toldCause(subject, reported)
  if (failure) return { by: 'check', judged: failedCheckOf(store, subject, failure), seen }
  if (obstacle !== undefined) return { by: 'obstacle', message: obstacle }
  return (cell ? undefined : otherCause(store, subject, seen)) ?? validCause(store, subject)
}

const validCause = (store: FormStore, { path, field }: Subject): Cause => ({
  by: 'valid',
  empty: !isFilled(field, store.get(path)),
})

/** Returns the cause of a reported message: a full table reports its own. */
function toldCause({ field: { constraints, messages } }: Subject, message: string): Cause {
  const max = constraints.numLimit
  return max !== undefined && message === messages.numLimit
    ? { by: 'full', message, max }
    : { by: 'told', message }
}

/** Returns the cause among the checks that follow a field's own: the server's answer and the page's rules. */
function otherCause(store: FormStore, { path, field }: Subject, seen: boolean): Cause | undefined {
  const { notRepeat } = field.constraints
  const message = field.messages.notRepeat
  const asked = notRepeat === 'mobile' || notRepeat === 'cardNo'
  if (asked && message !== undefined && store.error(path) === message)
    return { by: 'taken', message }
  if (store.isPending(path)) return { by: 'asking' }
  return pageCause(store, path, seen)
}

function pageCause(store: FormStore, path: string, seen: boolean): Cause | undefined {
  const { context, checks = [] } = store.options
  const scope = store.values()
  const refused = checks.find(
    ({ field, call, message }) => field === path && call && store.error(path) === message,
  )
  if (refused) return { by: 'told', message: refused.message }
  const broken = checks
    .flatMap(({ field, rule, message }) =>
      field === path && rule !== undefined ? [{ rule, message }] : [],
    )
    .find(({ rule }) => !truthy(evaluate(rule, scope, context)))
  if (!broken) return undefined
  const { rule, message } = broken
  const trace = reasonOf(explain(rule, scope, context), rule, (key) => operandOf(store, key))
  return { by: 'pageCheck', message, trace, seen }
}

function sourcesFor(
  { bundle }: FormStore,
  subject: Subject,
  cause: Cause,
): AspectResult['sources'] {
  if (cause.by === 'check') return failedCheckSources(bundle, subject, cause.judged)
  if (cause.by === 'full') return attributesAt(bundle, subject.origin, 'numLimit')
  if (cause.by === 'taken') return attributesAt(bundle, subject.origin, 'notRepeatText')
  return cause.by === 'hidden' ? cause.verdict.sources : []
}
