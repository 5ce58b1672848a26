import { complement, has, WORD } from './charSet.ts'
import type { Term } from './term.ts'
import type { Terms } from './terms.ts'

/** A position in a text: whether it is the start, and the kind of the preceding character. */
export interface Position {
  first: boolean
  afterWord: boolean
}

const NOT_WORD = complement(WORD)

/** Returns whether a text of the term may end here. */
export function accepts(term: Term, at: Position): boolean {
  if (term.kind === 'empty') return true
  if (term.kind === 'none' || term.kind === 'set') return false
  if (term.kind === 'concat') return accepts(term.left, at) && accepts(term.right, at)
  if (term.kind === 'either') return term.parts.some((part) => accepts(part, at))
  if (term.kind === 'both') return term.parts.every((part) => accepts(part, at))
  if (term.kind === 'not') return !accepts(term.body, at)
  if (term.kind === 'repeat') return term.least === 0 || accepts(term.body, at)
  if (term.kind === 'ahead') return accepts(term.body, at) !== term.negative
  if (term.at === 'end') return true
  if (term.at === 'start') return at.first
  return at.afterWord === (term.at === 'word')
}

/** Brzozowski's derivative: the texts that, read after the character, complete it to a text of the term. */
export function derivative(terms: Terms, term: Term, unit: number, at: Position): Term {
  const derived = (part: Term): Term => derivative(terms, part, unit, at)
  if (term.kind === 'both') return terms.both(...term.parts.map(derived))
  if (term.kind === 'either') return terms.either(...term.parts.map(derived))
  if (term.kind === 'not') return terms.not(derived(term.body))
  return readBy(terms, term, terms.empty, { unit, at })
}

interface Read {
  unit: number
  at: Position
}

/** `term` itself reads the character, and `then` follows its remainder: conditions apply to all of that. */
function readBy(terms: Terms, term: Term, then: Term, read: Read): Term {
  if (term.kind === 'set') return has(term.set, read.unit) ? then : terms.none
  if (term.kind === 'either')
    return terms.either(...term.parts.map((part) => readBy(terms, part, then, read)))
  if (term.kind === 'concat') {
    const { left, right } = term
    return terms.either(
      readBy(terms, left, terms.concat(right, then), read),
      readAfter(terms, left, read, () => readBy(terms, right, then, read)),
    )
  }
  return term.kind === 'repeat' ? readByTurn(terms, term, then, read) : terms.none
}

/** An empty turn is needed only to make up the least number; beyond that it changes nothing. */
function readByTurn(
  terms: Terms,
  { body, least, most }: Extract<Term, { kind: 'repeat' }>,
  then: Term,
  read: Read,
): Term {
  const more = terms.repeat(body, Math.max(0, least - 1), most - 1)
  const turn = readBy(terms, body, terms.concat(more, then), read)
  if (least === 0) return turn
  const afterEmptyTurn = readAfter(terms, body, read, () => readBy(terms, more, then, read))
  return terms.either(turn, afterEmptyTurn)
}

/** The part after a term that reads nothing reads the character, where the term allows that. */
function readAfter(terms: Terms, skipped: Term, read: Read, next: () => Term): Term {
  const condition = conditionOf(terms, skipped, read.at)
  if (condition === terms.none) return terms.none
  return terms.both(derivative(terms, condition, read.unit, read.at), next())
}

/** The condition on the following text when a term reads nothing; `none` when it must read something. */
function conditionOf(terms: Terms, term: Term, at: Position): Term {
  const condition = (part: Term): Term => conditionOf(terms, part, at)
  if (term.kind === 'empty') return terms.any
  if (term.kind === 'concat') return terms.both(condition(term.left), condition(term.right))
  if (term.kind === 'either') return terms.either(...term.parts.map(condition))
  if (term.kind === 'repeat') return term.least === 0 ? terms.any : condition(term.body)
  if (term.kind === 'ahead') return term.negative ? terms.not(term.body) : term.body
  return term.kind === 'edge' ? conditionOfEdge(terms, term.at, at) : terms.none
}

function conditionOfEdge(
  terms: Terms,
  edge: Extract<Term, { kind: 'edge' }>['at'],
  { first, afterWord }: Position,
): Term {
  if (edge === 'end') return terms.empty
  if (edge === 'start') return first ? terms.any : terms.none
  const word = terms.concat(terms.set(WORD), terms.any)
  const noWord = terms.either(terms.empty, terms.concat(terms.set(NOT_WORD), terms.any))
  return afterWord === (edge === 'word') ? noWord : word
}
