import type { FragmentUse } from '#contract/nodes.gen.ts'
import type { FragmentDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { Fault } from '../ports/documents.ts'
import { bodyOf, isUse } from './fragmentUse.ts'

export interface Expanded<Part> {
  node: Part
  /** Uses that could not be expanded; they stay in the tree and render as unknown. */
  faults: Fault[]
}

type Fragments = Readonly<Record<string, FragmentDocument>>
type Given = Readonly<Record<string, unknown>>

/**
 * Expands every `{use, with}` to its fragment, and in it every `{"$param": name}` to the given or default value.
 * `when`, `only` and `id` of the use apply to the result; rows stand in the list of the one that uses them. Fragments may
 * use other fragments, but not themselves.
 */
export function expand<Part>(node: Part, fragments: Fragments): Expanded<Part> {
  const faults: Fault[] = []
  const fault = (code: string, path: string, message: string) =>
    faults.push({ code, path, message })

  function walk(part: unknown, path: string, within: readonly string[]): unknown {
    if (Array.isArray(part))
      return part.flatMap((one, i) => {
        const walked = walk(one, `${path}/${i}`, within)
        return isUse(one) && Array.isArray(walked) ? walked : [walked]
      })
    if (!isRecord(part)) return part
    if (isUse(part)) return walkUse(part, path, within)
    return mapValues(part, (value, name) => walk(value, `${path}/${name}`, within))
  }
  function refuse(use: FragmentUse, code: string, path: string, message: string): FragmentUse {
    fault(code, path, message)
    return use
  }
  function walkUse(use: FragmentUse, path: string, within: readonly string[]): unknown {
    const fragment = ownValue(fragments, use.use)
    if (!fragment) return refuse(use, 'unknown-fragment', path, `没有名为 ${use.use} 的片段`)
    if (within.includes(use.use)) {
      const circle = [...within, use.use].join(' → ')
      return refuse(use, 'fragment-cycle', path, `片段循环引用：${circle}`)
    }
    const given = { ...fragment.params, ...use.with }
    for (const name of Object.keys(fragment.params))
      if (ownValue(given, name) === null)
        fault('missing-param', path, `片段 ${use.use} 缺少参数 ${name}`)
    const body = walk(fill(bodyOf(fragment), given), path, [...within, use.use])
    return placed(use, body)
  }
  return { node: walk(node, '', []) as Part, faults }
}

/** Replaces `{"$param": name}` by the given value, at any depth; an unknown name becomes null. */
function fill(part: unknown, given: Given): unknown {
  if (Array.isArray(part)) return part.map((one) => fill(one, given))
  if (!isRecord(part)) return part
  if (typeof part.$param === 'string' && Object.keys(part).length === 1)
    return ownValue(given, part.$param) ?? null
  return mapValues(part, (value) => fill(value, given))
}

function placed({ id, when, only }: FragmentUse, body: unknown): unknown {
  if (!isRecord(body)) return body
  return {
    ...body,
    ...(id !== undefined && { id }),
    ...(only !== undefined && { only }),
    ...(when !== undefined && { when: both(when, body.when) }),
  }
}

const both = (outer: unknown, inner: unknown): unknown =>
  inner === undefined ? outer : { $: { and: [ruleOf(outer), ruleOf(inner)] } }

const ruleOf = (value: unknown): unknown =>
  isRecord(value) && Object.hasOwn(value, '$') ? value.$ : value

const mapValues = (
  record: Record<string, unknown>,
  change: (value: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]))
