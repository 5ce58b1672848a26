import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { Ask, AskCall, CallQuestion, Delay, Question } from './formContext.ts'

/** A question of a field or of a page check. */
export type AnyQuestion = Question | CallQuestion

/** Functions that answer questions; without one a question stays open. */
export interface Answerers {
  ask?: Ask | undefined
  askCall?: AskCall | undefined
}

/** Debounce in milliseconds before the server is asked about typed text. */
export const ASK_AFTER = 400

type Availability = 'free' | 'taken' | 'unknown'

interface Asked {
  question: AnyQuestion
  availability: Availability
  /** Set while the request is in flight. */
  running?: Promise<void>
  callOff: () => void
}

const asks = (question: AnyQuestion): string =>
  question.kind === 'call'
    ? canonicalJson([question.call, question.params])
    : canonicalJson([question.value, question.cardType])

const same = (a: AnyQuestion, b: AnyQuestion): boolean => a.kind === b.kind && asks(a) === asks(b)

/**
 * Questions only the server can answer, at most one per field. A newer question aborts the older one, whose late answer
 * is dropped. A failed request leaves the availability unknown: a bad network makes no value invalid.
 */
export class Questions {
  readonly #asked = new Map<string, Asked>()
  readonly #answerers: Answerers
  readonly #delay: Delay | undefined
  readonly #onAnswer: (key: string) => void

  constructor(answerers: Answerers, delay: Delay | undefined, onAnswer: (key: string) => void) {
    this.#answerers = answerers
    this.#delay = delay
    this.#onAnswer = onAnswer
  }

  /** Returns the answer to exactly this question. */
  availability(question: AnyQuestion): Availability {
    const asked = this.#asked.get(question.field.key)
    return asked && same(asked.question, question) ? asked.availability : 'unknown'
  }

  isPending(key: string): boolean {
    return this.#asked.get(key)?.running !== undefined
  }

  /** Sets a field's question, or removes it; an unchanged question continues. */
  raise(key: string, question: AnyQuestion | undefined): void {
    const before = this.#asked.get(key)
    if (before && question && same(before.question, question)) return
    before?.callOff()
    this.#asked.delete(key)
    if (question) this.#schedule(key, question)
  }

  /**
   * Sends all open questions at once and waits; false when one could not be answered.
   * @param only this field
   */
  async settle(only?: string): Promise<boolean> {
    const open = () => [...this.#asked].filter(([key]) => only === undefined || key === only)
    for (const [key, asked] of open())
      if (asked.availability === 'unknown' && !asked.running) {
        asked.callOff()
        this.#send(key, asked)
      }
    await Promise.all(open().flatMap(([, asked]) => asked.running ?? []))
    if (open().some(([, asked]) => asked.running)) return this.settle(only)
    return open().every(([, asked]) => asked.availability !== 'unknown')
  }

  /** Cancels all questions and drops later answers. */
  drop(): void {
    for (const asked of this.#asked.values()) asked.callOff()
    this.#asked.clear()
  }

  #schedule(key: string, question: AnyQuestion): void {
    const asked: Asked = { question, availability: 'unknown', callOff: () => {} }
    this.#asked.set(key, asked)
    const cancel = this.#delay?.(ASK_AFTER, () => this.#send(key, asked))
    if (cancel) asked.callOff = cancel
  }

  #send(key: string, asked: Asked): void {
    const abort = new AbortController()
    asked.callOff = () => abort.abort()
    asked.running = Promise.resolve()
      .then(() => this.#answer(asked.question, abort.signal))
      .then((free): Availability => (free ? 'free' : 'taken'))
      .catch((): Availability => 'unknown')
      .then((availability) => this.#receive(key, asked, availability))
    this.#onAnswer(key)
  }

  async #answer(question: AnyQuestion, signal: AbortSignal): Promise<boolean> {
    const { ask, askCall } = this.#answerers
    if (question.kind === 'call') {
      if (!askCall) throw new Error(`nobody answers ${question.call}`)
      return askCall(question.call, question.params, signal)
    }
    if (!ask) throw new Error(`nobody answers about ${question.kind}`)
    return ask(question, signal)
  }

  #receive(key: string, asked: Asked, availability: Availability): void {
    delete asked.running
    if (this.#asked.get(key) !== asked) return
    asked.availability = availability
    this.#onAnswer(key)
  }
}
