import { alphabet, type Letter } from './alphabet.ts'
import { PATTERN_INPUT_CAP } from './createPatternMatcher.ts'
import { accepts, derivative } from './derivative.ts'
import type { Term } from './term.ts'
import { Terms } from './terms.ts'
import { WorkBudget } from './workBudget.ts'

/** Steps a search may take before it claims nothing. */
const WORK = 1_000_000

/** Length in code points, as a person counts characters; absent is unlimited. */
export interface LengthLimits {
  min?: number | undefined
  max?: number | undefined
}

/** A prefix of a text, reduced to the facts on which its continuation depends. */
interface Walk {
  rest: Term
  text: string
  codePoints: number
  afterWord: boolean
  /** Only the first half of a character has been read. */
  halfway: boolean
  blank: boolean
}

/**
 * Returns the shortest text of a language that is not blank, has no lone surrogates, and has an allowed length;
 * undefined when there is provably none. Texts longer than the maximum length for matching are not searched.
 * @param language built with the terms passed to it.
 * @throws TooMuchWork when it cannot be decided within bounds, UnsupportedPattern for constructs that terms cannot
 * represent.
 */
export function shortestText(
  language: (terms: Terms) => Term,
  { min = 0, max = Number.POSITIVE_INFINITY }: LengthLimits,
): string | undefined {
  const budget = new WorkBudget(WORK)
  const terms = new Terms(budget)
  const whole = language(terms)
  const letters = alphabet(whole)
  const visited = new Set<string>()
  const start: Walk = {
    rest: whole,
    text: '',
    codePoints: 0,
    afterWord: false,
    halfway: false,
    blank: true,
  }
  const queue = [start]
  for (const walk of queue) {
    if (isText(walk, min)) return walk.text
    if (walk.text.length >= PATTERN_INPUT_CAP) continue
    for (const letter of letters) {
      budget.step()
      const next = further(terms, walk, letter)
      if (!next || next.codePoints > max || next.rest === terms.none) continue
      const place = placeOf(next, min, max)
      if (visited.has(place)) continue
      visited.add(place)
      queue.push(next)
    }
  }
  return undefined
}

const standing = ({ text, afterWord }: Walk) => ({ first: text === '', afterWord })

const isText = (walk: Walk, min: number): boolean =>
  !walk.blank && !walk.halfway && walk.codePoints >= min && accepts(walk.rest, standing(walk))

/** The walk with one more letter; halves come in pairs only. */
function further(terms: Terms, walk: Walk, letter: Letter): Walk | undefined {
  if (walk.halfway !== (letter.half === 'second')) return undefined
  return {
    rest: derivative(terms, walk.rest, letter.unit, standing(walk)),
    text: walk.text + String.fromCharCode(letter.unit),
    codePoints: walk.codePoints + (letter.half === 'second' ? 0 : 1),
    afterWord: letter.isWord,
    halfway: letter.half === 'first',
    blank: walk.blank && letter.isSpace,
  }
}

/** Walks at one place go on alike; beyond the least length the count matters only where there is a most. */
function placeOf(walk: Walk, min: number, max: number): string {
  const count = Number.isFinite(max) ? walk.codePoints : Math.min(walk.codePoints, min)
  return [walk.rest.id, count, walk.afterWord, walk.halfway, walk.blank].join()
}
