import type { FileFinding } from '#contract/finding.ts'
import type { LintContext, Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'
import { checkInput, checkObject, type InputCheck } from '../shape/checkInput.ts'
import { literalChecker } from '../shape/checkLiteral.ts'
import type { Operation } from '../shape/operations.ts'

const CODE = 'call-input'

/** The input of a source, step or payload matches the call's: no unknown name, none missing, literals allowed. */
export const callInput: Rule = {
  name: CODE,
  check: (context) => {
    const check = {
      resolve: context.api.resolve,
      literal: literalChecker(context.input.operations),
    }
    return context.trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, holder }) =>
        role === 'call' && holder ? checkAsking(holder, context, check) : [],
      ),
    )
  },
}

/** `asking` is the source, step or payload document that names the call. */
function checkAsking(asking: Located, context: LintContext, check: InputCheck): FileFinding[] {
  const name = get(asking, 'call')
  const operation = context.api.operations.get(textOf(name) ?? '')
  if (!name || !operation) return []
  const isPayload = get(asking, 'dsl') !== undefined
  if (isFlat(asking, operation)) return checkFlat(asking, name, operation, check)
  return [
    ...(isPayload ? [] : checkParams(asking, name, operation, check)),
    ...checkBody(asking, name, operation, context, check),
  ]
}

/** Returns whether all input is in `params`, as in a source: a call takes one flat input (decision 0011). */
const isFlat = (asking: Located, { body }: Operation): boolean =>
  body !== undefined && !get(asking, 'body') && get(asking, 'params') !== undefined

function checkFlat(
  asking: Located,
  name: Located,
  operation: Operation,
  check: InputCheck,
): FileFinding[] {
  const params = get(asking, 'params')
  const { properties, required } = parametersOf(operation)
  const body = check.resolve(operation.body ?? {})
  const flat = {
    properties: { ...properties, ...body.properties },
    required: [...required, ...(body.required ?? [])],
  }
  return checkObject(params ?? name, params, flat, check)
}

function checkParams(
  asking: Located,
  name: Located,
  operation: Operation,
  check: InputCheck,
): FileFinding[] {
  const params = get(asking, 'params')
  return checkObject(params ?? name, params, parametersOf(operation), check)
}

const parametersOf = ({ parameters }: Operation) => ({
  properties: Object.fromEntries([...parameters].map(([key, { schema }]) => [key, schema])),
  required: [...parameters].flatMap(([key, { required }]) => (required ? [key] : [])),
})

function checkBody(
  asking: Located,
  name: Located,
  operation: Operation,
  context: LintContext,
  check: InputCheck,
): FileFinding[] {
  const body = get(asking, 'body')
  if (!operation.body) {
    return body ? [findingAt(body, { code: CODE, message: `接口“${name.value}”没有请求体` })] : []
  }
  if (!body)
    return [findingAt(name, { code: CODE, message: `接口“${name.value}”要有请求体（body）` })]
  const payload = textOf(body)
  return payload === undefined
    ? checkInput(body, operation.body, check)
    : checkPayloadCall(body, payload, name, context)
}

/** A payload is written for one call; another call may not send it. */
function checkPayloadCall(
  body: Located,
  payload: string,
  name: Located,
  { documents }: LintContext,
): FileFinding[] {
  const call = textOf(get(documents.of('payload').get(payload)?.root, 'call'))
  if (call === undefined || call === name.value) return []
  const message = `请求体“${payload}”是给接口“${call}”用的，不能发给“${name.value}”`
  return [findingAt(body, { code: 'payload-call', message })]
}
