import type { CharSet } from './charSet.ts'
import type { PatternNode } from './patternNode.ts'

/**
 * The position automaton of an expression: state 0 is the start, every other state is one character set of the
 * expression, entered by reading one of its characters; the last state is the end of the text. The number of an edge is
 * the number of ways in which the expression can take it: backtracking tries each of them.
 */
export interface Automaton {
  sets: readonly CharSet[]
  edges: readonly ReadonlyMap<number, number>[]
}

/**
 * The maximum number of states: counted repeats beyond it are treated as unbounded ones, which have at least as many
 * ways.
 */
export const MOST_STATES = 300

/** The interface of a part of an expression: the ways to match nothing, and to begin and to end with each state. */
interface Part {
  empty: number
  first: ReadonlyMap<number, number>
  last: ReadonlyMap<number, number>
}

class Builder {
  readonly sets: CharSet[] = []
  readonly edges: Map<number, number>[] = []

  state(set: CharSet): Part {
    this.sets.push(set)
    this.edges.push(new Map())
    const own = new Map([[this.sets.length - 1, 1]])
    return { empty: 0, first: own, last: own }
  }

  link(from: Part['last'], to: Part['first']): void {
    for (const [source, out] of from) {
      const edges = this.edges[source]
      for (const [target, into] of to) edges?.set(target, (edges.get(target) ?? 0) + out * into)
    }
  }

  concat(left: Part, right: Part): Part {
    this.link(left.last, right.first)
    return {
      empty: left.empty * right.empty,
      first: sum(left.first, right.first, left.empty),
      last: sum(right.last, left.last, right.empty),
    }
  }

  /** The body again and again: from every end to every beginning. */
  loop(body: Part, least: number): Part {
    this.link(body.last, body.first)
    return { ...body, empty: least === 0 ? 1 : body.empty }
  }
}

const NOTHING: Part = { empty: 1, first: new Map(), last: new Map() }

function sum(left: Part['first'], right: Part['first'], times: number): Part['first'] {
  if (times === 0) return left
  const both = new Map(left)
  for (const [state, ways] of right) both.set(state, (both.get(state) ?? 0) + ways * times)
  return both
}

const optional = (part: Part): Part => ({ ...part, empty: part.empty + 1 })

function build(node: PatternNode, builder: Builder): Part {
  if (node.kind === 'set') return builder.state(node.set)
  if (node.kind === 'concat') {
    return node.parts.reduce<Part>(
      (left, part) => builder.concat(left, build(part, builder)),
      NOTHING,
    )
  }
  if (node.kind === 'either') {
    const [first, ...more] = node.options.map((option) => build(option, builder))
    return more.reduce(
      (left, right) => ({
        empty: left.empty + right.empty,
        first: sum(left.first, right.first, 1),
        last: sum(left.last, right.last, 1),
      }),
      first ?? NOTHING,
    )
  }
  return node.kind === 'repeat' ? buildRepeat(node, builder) : NOTHING
}

/** `x{2,4}` is `xx(x(x)?)?`: nested, so that each count is one way. */
function buildRepeat(node: Extract<PatternNode, { kind: 'repeat' }>, builder: Builder): Part {
  const { body, least, most } = node
  const fits =
    countSets(body) * (most === Number.POSITIVE_INFINITY ? least : most) <= roomIn(builder)
  if (!fits || (least <= 1 && most === Number.POSITIVE_INFINITY)) {
    return builder.loop(build(body, builder), least)
  }
  if (most === Number.POSITIVE_INFINITY) {
    return builder.concat(copies(body, least - 1, builder), builder.loop(build(body, builder), 1))
  }
  return builder.concat(copies(body, least, builder), optionals(body, most - least, builder))
}

const copies = (body: PatternNode, count: number, builder: Builder): Part =>
  Array.from({ length: count }).reduce<Part>(
    (left) => builder.concat(left, build(body, builder)),
    NOTHING,
  )

function optionals(body: PatternNode, count: number, builder: Builder): Part {
  if (count === 0) return NOTHING
  const head = build(body, builder)
  return optional(builder.concat(head, optionals(body, count - 1, builder)))
}

const roomIn = (builder: Builder): number => MOST_STATES - builder.sets.length

function countSets(node: PatternNode): number {
  if (node.kind === 'set') return 1
  if (node.kind === 'repeat') {
    const times = node.most === Number.POSITIVE_INFINITY ? Math.max(1, node.least) : node.most
    return countSets(node.body) * times
  }
  const parts = node.kind === 'concat' ? node.parts : node.kind === 'either' ? node.options : []
  return parts.reduce((total, part) => total + countSets(part), 0)
}

/** The automaton of an expression, without its look-arounds: they read nothing. */
export function positionAutomaton(root: PatternNode): Automaton {
  const builder = new Builder()
  const start = builder.state([])
  const end = (): Part => builder.state([])
  builder.concat(builder.concat(start, build(root, builder)), end())
  return { sets: builder.sets, edges: builder.edges }
}
