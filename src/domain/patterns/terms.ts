import { type CharSet, LAST_UNIT, SPACES, single } from './charSet.ts'
import { parsePattern } from './parsePattern.ts'
import { type PatternNode, UnsupportedPattern } from './patternNode.ts'
import type { Term, TermShape } from './term.ts'
import type { WorkBudget } from './workBudget.ts'

/**
 * Creates terms, each once. Every part of a term costs a step of the budget, so that a language too large to search
 * throws.
 */
export class Terms {
  readonly #known = new Map<string, Term>()
  readonly #budget: WorkBudget
  readonly none: Term
  readonly empty: Term
  /** Every text. */
  readonly any: Term

  constructor(budget: WorkBudget) {
    this.#budget = budget
    this.none = this.#make('none', { kind: 'none' })
    this.empty = this.#make('empty', { kind: 'empty' })
    this.any = this.repeat(this.set([[0, LAST_UNIT]]), 0, Number.POSITIVE_INFINITY)
  }

  /**
   * Returns the language of the texts that an expression matches as a whole.
   * @throws UnsupportedPattern for constructs that the tree cannot represent, and for look-behinds.
   */
  pattern(source: string): Term {
    return this.#of(parsePattern(source))
  }

  /** Exactly this text. */
  text(text: string): Term {
    return this.sequence(
      [...Array(text.length).keys()].map((at) => this.set(single(text.charCodeAt(at)))),
    )
  }

  /** Every text without blanks around it. */
  get trimmed(): Term {
    const blank = this.set(SPACES)
    const padded = this.either(this.sequence([blank, this.any]), this.sequence([this.any, blank]))
    return this.not(padded)
  }

  set(set: CharSet): Term {
    return set.length === 0 ? this.none : this.#make(`s${set.join(';')}`, { kind: 'set', set })
  }

  sequence(parts: readonly Term[]): Term {
    return parts.reduceRight((right, left) => this.concat(left, right), this.empty)
  }

  concat(left: Term, right: Term): Term {
    if (left === this.none || right === this.none) return this.none
    if (left === this.empty) return right
    if (right === this.empty) return left
    if (left.kind === 'concat') return this.concat(left.left, this.concat(left.right, right))
    return this.#make(`c${left.id},${right.id}`, { kind: 'concat', left, right })
  }

  either(...options: readonly Term[]): Term {
    const parts = this.#flat('either', options).filter((part) => part !== this.none)
    if (parts.includes(this.any)) return this.any
    return this.#several('either', parts, this.none)
  }

  both(...terms: readonly Term[]): Term {
    const parts = this.#flat('both', terms).filter((part) => part !== this.any)
    if (parts.includes(this.none)) return this.none
    return this.#several('both', parts, this.any)
  }

  not(body: Term): Term {
    if (body === this.none) return this.any
    if (body === this.any) return this.none
    return body.kind === 'not' ? body.body : this.#make(`n${body.id}`, { kind: 'not', body })
  }

  repeat(body: Term, least: number, most: number): Term {
    if (most <= 0 || body === this.empty) return this.empty
    if (body === this.none) return least > 0 ? this.none : this.empty
    if (least === 1 && most === 1) return body
    return this.#make(`r${body.id},${least},${most}`, { kind: 'repeat', body, least, most })
  }

  #of(node: PatternNode): Term {
    if (node.kind === 'set') return this.set(node.set)
    if (node.kind === 'concat') return this.sequence(node.parts.map((part) => this.#of(part)))
    if (node.kind === 'either') return this.either(...node.options.map((part) => this.#of(part)))
    if (node.kind === 'repeat')
      return this.repeat(this.#of(node.body), Math.max(0, node.least), node.most)
    if (node.kind === 'edge') return this.#make(`e${node.at}`, node)
    if (node.behind) throw new UnsupportedPattern('向后查看')
    const body = this.concat(this.#of(node.body), this.any)
    const { negative } = node
    return this.#make(`a${negative},${body.id}`, { kind: 'ahead', negative, body })
  }

  /** Flattens nested parts of the same kind and removes duplicates; the order is independent of the input's. */
  #flat(kind: 'either' | 'both', terms: readonly Term[]): Term[] {
    const flat = terms.flatMap((term) => (term.kind === kind ? term.parts : [term]))
    for (const _ of flat) this.#budget.step()
    return [...new Set(flat)].sort((left, right) => left.id - right.id)
  }

  #several(kind: 'either' | 'both', parts: readonly Term[], nothing: Term): Term {
    const [first, ...more] = parts
    if (!first) return nothing
    if (more.length === 0) return first
    return this.#make(kind + parts.map(({ id }) => id).join(), { kind, parts })
  }

  #make(name: string, shape: TermShape): Term {
    const existing = this.#known.get(name)
    if (existing) return existing
    this.#budget.step()
    const term: Term = { id: this.#known.size, ...shape }
    this.#known.set(name, term)
    return term
  }
}
