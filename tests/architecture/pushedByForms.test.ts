import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Node {
  type?: string
  use?: string
  dialog?: unknown
  inOrder?: boolean
  when?: unknown
  children?: unknown
}

const fragmentOf = (use: string): string => `schemas/fragments/${use}.json`
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** What a node holds, however deep, with the fragments it uses. */
function* within(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  yield value
  const { use } = value as Node
  if (use !== undefined) yield* within(read(fragmentOf(use)))
  for (const one of Object.values(value)) yield* within(one)
}

/** Takes its height when its fields have loaded; a dialog in its place has such a form. */
const opensLate = (child: Node): boolean =>
  [...within(child)].some(
    ({ type, dialog }) => type === 'form' || (type === 'slot' && dialog !== undefined),
  )
/** A parameter may be a button. */
const isPressed = (child: Node): boolean =>
  [...within(child)].some(
    (node) => node.type === 'button' || node.type === 'choice' || '$param' in node,
  )

/** Two parts with conditions are of two states of the page. */
const depends = (child: Node): boolean =>
  child.when !== undefined ||
  (child.use !== undefined && depends((read(fragmentOf(child.use)) as { node: Node }).node))

/** Whether something is pressed below what opens late, and is drawn before. */
const isPushed = ({ children, inOrder }: Node): boolean => {
  const all = Array.isArray(children) ? (children as Node[]) : []
  const isBelow = (late: Node, at: number) =>
    all.slice(at + 1).some((child) => isPressed(child) && !(depends(late) && depends(child)))
  return !inOrder && all.some((child, at) => opensLate(child) && isBelow(child, at))
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ((value as Node).type === 'stack') yield value
  for (const one of Object.values(value)) yield* nodesIn(one)
}

const FOLDERS = ['schemas/pages', 'schemas/fragments', 'schemas/dialogs']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The page of all kinds of nodes is not for reading.
    .filter((name) => name.endsWith('.json') && !name.startsWith('test/'))
    .map((name) => join(folder, name)),
)

test('what is pressed below a form is shown once the form is there, and not pushed away before', () => {
  const pushed = files.filter((file) => [...nodesIn(read(file))].some(isPushed))
  expect(pushed).toEqual([])
})
