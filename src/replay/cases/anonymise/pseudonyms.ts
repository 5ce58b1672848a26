import { dayOf, yearOf } from '#domain/time/dateFormat.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { otherBirthDay } from './birthDays.ts'
import type { Disguising, Occurrences } from './disguising.ts'
import type { FormWords } from './formWords.ts'
import { substitutes, textsOfForm } from './substitutes.ts'

/** Minimum length of a text that substitutes must not contain; shorter ones occur in too many others. */
const TELLING = 2

/**
 * Substitutes for each text of a set of answers: always the same for one text, different for different texts, and none
 * contains a text of these answers.
 */
export class Pseudonyms {
  readonly #setting: Disguising
  readonly #texts: ReadonlyMap<string, { occurrences: Occurrences; at: number }>
  readonly #telling: readonly string[]
  readonly #choices = new Map<string, readonly string[]>()
  readonly #given = new Map<string, string>()

  constructor(all: readonly Occurrences[], words: FormWords, context: FormContext) {
    this.#setting = {
      ...{ words, context, year: yearOf(context.now) },
      dayFor: otherDays(dayOf(context.now)),
    }
    this.#texts = new Map(all.map((occurrences, at) => [occurrences.text, { occurrences, at }]))
    this.#telling = all.map(({ text }) => text.trim()).filter(({ length }) => length >= TELLING)
  }

  /** Returns the substitute of a text; the text itself when it is not one of these. */
  of(text: string): string {
    if (!this.#texts.has(text)) return text
    const known = this.#given.get(text)
    if (known !== undefined) return known
    const taken = new Set([...this.#given.values()].map(folded))
    const [first = ''] = this.#choicesFor(text)
    const free = this.#choicesFor(text).find((one) => !taken.has(folded(one))) ?? first
    this.#given.set(text, free)
    return free
  }

  /** Returns further possible substitutes of a text. */
  others(text: string): string[] {
    const taken = new Set([...this.#given.values()].map(folded))
    return this.#choicesFor(text).filter((one) => !taken.has(folded(one)))
  }

  put(text: string, other: string): void {
    this.#given.set(text, other)
  }

  #choicesFor(text: string): readonly string[] {
    const known = this.#choices.get(text)
    if (known) return known
    const found = this.#texts.get(text)
    if (!found) return []
    const all = [...new Set(substitutes(found.occurrences, found.at, this.#setting))]
    const other = all.filter((one) => folded(one) !== folded(text))
    const ofForm = textsOfForm(found.occurrences, this.#setting).filter((one) => one !== text)
    const silent = other.filter((one) => !this.#tells(one))
    const choices = [...new Set([...silent, ...ofForm, ...other])]
    this.#choices.set(text, choices)
    return choices
  }

  #tells(text: string): boolean {
    return this.#telling.some((one) => text.includes(one))
  }
}

/**
 * Returns the form in which texts are compared: rows must not repeat one that differs only in case or surrounding
 * blanks.
 */
const folded = (text: string): string => text.trim().toLowerCase()

/** Returns a function that replaces each day of birth by another, different ones by different ones. */
function otherDays(today: string): (day: string) => string {
  const given = new Map<string, string>()
  return (day) => {
    const known = given.get(day)
    if (known !== undefined) return known
    const taken = new Set(given.values())
    let variant = 0
    while (taken.has(otherBirthDay(day, today, variant)) && variant < taken.size) variant += 1
    const other = otherBirthDay(day, today, variant)
    given.set(day, other)
    return other
  }
}
