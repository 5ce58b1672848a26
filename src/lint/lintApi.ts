import type { FileFinding } from '#contract/finding.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { findingAt } from './document/finding.ts'
import {
  type Entry,
  get,
  getAt,
  type Located,
  type Place,
  type SourceText,
  textOf,
} from './document/located.ts'
import { parseLocated } from './document/parseLocated.ts'
import { METHODS } from './shape/operations.ts'
import { syntaxFindings } from './syntaxFindings.ts'

/** Checks the assumptions of the lint and of the code generators about schemas/api.json. */
export function lintApi(source: SourceText): FileFinding[] {
  const { root, errors } = parseLocated(source)
  if (!root) return syntaxFindings(source, errors)
  const operations = operationsOf(root)
  return [
    ...operations.flatMap(({ path, operation }) => checkOperation(path, operation, root)),
    ...doubledIds(operations.flatMap(({ operation }) => get(operation.value, 'operationId') ?? [])),
    ...danglingRefs(root, root),
  ]
}

interface OperationAt {
  path: string
  operation: Entry
}

const operationsOf = (root: Located): OperationAt[] =>
  (get(root, 'paths')?.entries ?? []).flatMap((item) =>
    item.value.entries
      .filter(({ name }) => METHODS.includes(name))
      .map((operation) => ({ path: item.name, operation })),
  )

function checkOperation(path: string, { key, value }: Entry, root: Located): FileFinding[] {
  const missing = (what: string) => [complain(key, `${path} 缺少 ${what}`)]
  return [
    ...(textOf(get(value, 'operationId')) ? [] : missing('operationId')),
    ...(answers(value) ? [] : missing('成功时的 data（x-data）或文件类型（x-file）')),
    ...checkPathNames(path, key, value, root),
  ]
}

/** One of the two, never both. */
const answers = (operation: Located): boolean =>
  (get(operation, 'x-data') !== undefined) !== (get(operation, 'x-file') !== undefined)

/** `{name}` in the path and parameters `in: path` are the same names. */
function checkPathNames(
  path: string,
  key: Place,
  operation: Located,
  root: Located,
): FileFinding[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const declared = (get(operation, 'parameters')?.items ?? [])
    .map((parameter) => followed(parameter, root))
    .filter((parameter) => get(parameter, 'in')?.value === 'path')
    .flatMap((parameter) => get(parameter, 'name') ?? [])
  const names = declared.map(({ value }) => value)
  return [
    ...inPath
      .filter((name) => !names.includes(name))
      .map((name) => complain(key, `路径里的 {${name}} 没有声明`)),
    ...declared
      .filter(({ value }) => !inPath.includes(String(value)))
      .map((name) => complain(name, `路径里没有 {${name.value}}`)),
  ]
}

function doubledIds(ids: readonly Located[]): FileFinding[] {
  return ids
    .filter((id, index) => ids.findIndex(({ value }) => value === id.value) < index)
    .map((id) => complain(id, `接口名称“${id.value}”已经用过了`))
}

function danglingRefs(node: Located, root: Located): FileFinding[] {
  const ref = get(node, '$ref')
  const own = ref && !pointed(ref, root) ? [complain(ref, `“${ref.value}”不存在`)] : []
  const parts = [...node.entries.map(({ value }) => value), ...node.items]
  return [...own, ...parts.flatMap((part) => danglingRefs(part, root))]
}

const pointed = (ref: Located, root: Located): Located | undefined =>
  getAt(root, pointerSegments(textOf(ref) ?? ''))

function followed(node: Located | undefined, root: Located): Located | undefined {
  const ref = get(node, '$ref')
  return ref ? pointed(ref, root) : node
}

const complain = (at: Place, message: string): FileFinding =>
  findingAt(at, { code: 'api-structure', message })
