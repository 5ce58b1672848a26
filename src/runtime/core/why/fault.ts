import type { FormField } from '#contract/form.ts'
import type { FormCheck } from '#contract/formSpec.ts'
import { ownValue } from '#contract/record.ts'
import type { AspectResult, Cause, Source } from '#contract/why.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { explainFormRule, formRuleHolds } from '#domain/logic/formRule.ts'
import { isFilled } from '#domain/validators/isFilled.ts'
import type { FormStore } from '../form/formStore.ts'
import { cellPath } from '../form/paths.ts'
import { checksOf } from '../form/ruleChecks.ts'
import { failedCheckOf, failedCheckSources } from './failedCheck.ts'
import { layoutCause } from './layoutCause.ts'
import { reasonOf } from './reasonOf.ts'
import { ruleResult } from './ruleResult.ts'
import { operandRead, shownResult } from './shown.ts'
import { attributesAt } from './sourcesOf.ts'
import { type Subject, subjectAt } from './subject.ts'

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

function validCause(store: FormStore, { path, field }: Subject): Cause {
  const cells = field.type === 'table' ? cellsInError(store, path, field) : []
  const empty = !isFilled(field, store.get(path))
  return { by: 'valid', empty, ...(cells.length > 0 && { cells }) }
}

function cellsInError(store: FormStore, table: string, { columns = [] }: FormField): string[] {
  const paths = store
    .rows(table)
    .flatMap((_, row) => columns.map(({ key }) => cellPath(table, row, key)))
  return paths
    .filter((path) => store.placeErrors(path).failure !== undefined)
    .map((path) => subjectAt(store, path)?.label ?? path)
}

/** Returns the cause of a reported message: a full table reports its own. */
function toldCause({ field: { constraints, messages } }: Subject, message: string): Cause {
  const max = constraints.numLimit
  return max !== undefined && message === messages.numLimit
    ? { by: 'full', message, max }
    : { by: 'told', message }
}

/** Returns the cause among the checks that follow a field's own: the server's answer and the checks over several. */
function otherCause(store: FormStore, { path, field }: Subject, seen: boolean): Cause | undefined {
  const { notRepeat } = field.constraints
  const message = field.messages.notRepeat
  const asked = notRepeat === 'mobile' || notRepeat === 'cardNo'
  if (asked && message !== undefined && store.error(path) === message)
    return { by: 'taken', message }
  if (store.isPending(path)) return { by: 'asking' }
  return ruleCheckCause(store, path, seen)
}

/** Returns the cause among the checks over several fields: the server's answer to one, or the first that does not hold. */
function ruleCheckCause(store: FormStore, path: string, seen: boolean): Cause | undefined {
  const checks = checksOf(store.bundle, store.options)
  const refused = checks.find(
    ({ field, call, message }) => field === path && call && store.error(path) === message,
  )
  if (refused) return { by: 'told', message: refused.message }
  const broken = brokenCheck(store, path)
  if (broken?.rule === undefined) return undefined
  const { rule, message } = broken
  const operandAt = (key: string) => operandRead(store, key)
  const trace = reasonOf(
    explainFormRule(rule, store.ruleScope, store.options.context),
    rule,
    operandAt,
  )
  return { by: 'ruleCheck', message, rule: ruleResult(store, rule, operandAt), trace, seen }
}

/** Returns the first check of a field that does not hold. */
function brokenCheck(store: FormStore, path: string): FormCheck | undefined {
  const scope = store.ruleScope
  const { context } = store.options
  return checksOf(store.bundle, store.options).find(
    ({ field, rule }) =>
      field === path && rule !== undefined && !formRuleHolds(rule, scope, context),
  )
}

/** Returns the place of a check of the definition; a check of a page has none here. */
function checkSources(store: FormStore, path: string): Source[] {
  const broken = brokenCheck(store, path)
  if (!broken) return []
  const checks: readonly FormCheck[] = store.bundle.checks ?? []
  const index = checks.indexOf(broken)
  const place = ownValue(store.bundle.origin, jsonPointer('checks', index))
  return place ? [{ ...place, attribute: 'checks' }] : []
}

function sourcesFor(store: FormStore, subject: Subject, cause: Cause): AspectResult['sources'] {
  const { bundle } = store
  if (cause.by === 'ruleCheck') return checkSources(store, subject.path)
  if (cause.by === 'check') return failedCheckSources(bundle, subject, cause.judged)
  if (cause.by === 'full') return attributesAt(bundle, subject.origin, 'numLimit')
  if (cause.by === 'taken') return attributesAt(bundle, subject.origin, 'notRepeatText')
  return cause.by === 'hidden' ? cause.verdict.sources : []
}
