import { get, type Located, textOf } from '../document/located.ts'
import type { LookUp } from './documents.ts'
import { argumentsOf, substitute } from './substitute.ts'
import type { Surroundings } from './surroundings.ts'
import { readTree, type Tree } from './tree.ts'

/** What a fragment holds that may use others; a field does not. */
const DRAWN = ['node', 'rows'] as const

/** The tree and those it draws in, each once per place; a fragment inside itself is left out. */
export function unfold(tree: Tree, lookUp: LookUp, within: readonly string[] = []): Tree[] {
  const drawn = tree.uses.flatMap(({ role, at, around }): Tree[] => {
    if (role === 'use') return drawFragment(at, around, lookUp, within)
    return role === 'payload' ? drawPayload(at, around, lookUp) : []
  })
  return [tree, ...drawn]
}

function drawFragment(
  use: Located,
  around: Surroundings,
  lookUp: LookUp,
  within: readonly string[],
): Tree[] {
  const id = textOf(get(use, 'use')) ?? ''
  const fragment = lookUp('fragment', id)?.root
  if (!fragment || within.includes(id)) return []
  return DRAWN.flatMap((part) => {
    const body = get(fragment, part)
    if (!body) return []
    const drawn = substitute(body, argumentsOf(use, fragment))
    return unfold(readTree(drawn, part, around), lookUp, [...within, id])
  })
}

function drawPayload(name: Located, around: Surroundings, lookUp: LookUp): Tree[] {
  const payload = lookUp('payload', textOf(name) ?? '')?.root
  return payload ? [readTree(payload, 'payload', around)] : []
}
