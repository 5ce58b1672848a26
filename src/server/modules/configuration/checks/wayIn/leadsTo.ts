import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Documents as they would be shown, parsed, by their path below the configuration. */
export type Shown = (path: string) => Record<string, unknown> | undefined

/** Context of the traversal: the model of the surrounding page or dialog, and the parameters of the fragment. */
interface Around {
  shown: Shown
  device: 'pc' | 'mobile'
  model: unknown
  given: Record<string, unknown>
  /** Documents that were visited, for findings. */
  through: Set<string>
  /** Remaining number of documents that may be opened, which ends cycles. */
  budget: { left: number }
}

const MOST_OPENED = 200

type Node = Record<string, unknown>
type IsGoal = (node: Node, model: unknown) => boolean

/**
 * Returns true if the view of a page contains the goal, itself or by fragments or dialogs in it. Content behind a
 * condition counts only if the condition reads nothing but state of the page itself, such as its tabs.
 * @param through collects the documents that were visited
 */
export function leadsTo(
  isGoal: IsGoal,
  page: string,
  { shown, device, through }: Pick<Around, 'shown' | 'device' | 'through'>,
): boolean {
  through.add(page)
  const document = shown(page)
  const view = isRecord(document?.views) ? document.views[device] : undefined
  const around: Around = {
    shown,
    device,
    through,
    model: document?.model,
    given: {},
    budget: { left: MOST_OPENED },
  }
  return walk(isGoal, view, around)
}

function walk(isGoal: IsGoal, value: unknown, around: Around): boolean {
  if (Array.isArray(value)) return value.some((item) => walk(isGoal, item, around))
  if (!isRecord(value)) return false
  const node = filled(value, around.given)
  if (!isRecord(node)) return walk(isGoal, node, around)
  if (!isAlwaysShown(node)) return false
  if (isGoal(node, around.model)) return true
  if (typeof node.use === 'string') return inFragment(isGoal, node, around)
  if (node.type === 'slot' && typeof node.dialog === 'string')
    return inDialog(isGoal, node.dialog, around)
  return Object.entries(node).some(([key, below]) => key !== 'when' && walk(isGoal, below, around))
}

/** Replaces `{ "$param": name }` by the parameter of the fragment. */
const filled = (value: Node, given: Node): unknown =>
  typeof value.$param === 'string' ? ownValue(given, value.$param) : mapped(value, given)

const mapped = (value: Node, given: Node): Node =>
  Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key,
      isRecord(below) && typeof below.$param === 'string' ? ownValue(given, below.$param) : below,
    ]),
  )

function inFragment(isGoal: IsGoal, node: Node, around: Around): boolean {
  const document = opened(`fragments/${node.use}.json`, around)
  const own = isRecord(document?.params) ? document.params : {}
  const given = { ...own, ...(isRecord(node.with) ? node.with : {}) }
  return walk(isGoal, document?.node, { ...around, given })
}

function inDialog(isGoal: IsGoal, id: string, around: Around): boolean {
  const document = opened(`dialogs/${id}.json`, around)
  const view = isRecord(document?.views) ? document.views[around.device] : undefined
  const { model } = document ?? {}
  return walk(isGoal, view, { ...around, model, given: {} })
}

function opened(path: string, { shown, through, budget }: Around): Node | undefined {
  if (budget.left === 0) return undefined
  budget.left -= 1
  through.add(path)
  return shown(path)
}

const PAGE_STATE = /"var":"(?!page\.)/

const isAlwaysShown = ({ when }: Node): boolean =>
  when === undefined || when === true || !PAGE_STATE.test(JSON.stringify(when))
