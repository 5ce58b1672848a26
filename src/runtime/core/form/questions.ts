import type { Ask, Delay, Question } from './formContext.ts'

/** Milliseconds of quiet before the server is asked about what is being typed. */
export const ASK_AFTER = 400

type Verdict = 'free' | 'taken' | 'unknown'

interface Asked {
  question: Question
  verdict: Verdict
  /** While the question is under way. */
  running?: Promise<void>
  callOff: () => void
}

const same = (a: Question, b: Question): boolean => a.value === b.value && a.cardType === b.cardType

/**
 * Questions only the server can answer, one at most per field. A newer question aborts the older one, whose late
 * answer is dropped; a failure to ask leaves the verdict open, because a bad network makes no value wrong.
 */
export class Questions {
  readonly #asked = new Map<string, Asked>()
  readonly #ask: Ask
  readonly #delay: Delay | undefined
  readonly #onAnswer: (key: string) => void

  constructor(ask: Ask, delay: Delay | undefined, onAnswer: (key: string) => void) {
    this.#ask = ask
    this.#delay = delay
    this.#onAnswer = onAnswer
  }

  /** What is known about this very question. */
  verdict(question: Question): Verdict {
    const asked = this.#asked.get(question.field.key)
    return asked && same(asked.question, question) ? asked.verdict : 'unknown'
  }

  isPending(key: string): boolean {
    return this.#asked.get(key)?.running !== undefined
  }

  /** The field now raises this question, or none; an unchanged one goes on as it is. */
  raise(key: string, question: Question | undefined): void {
    const before = this.#asked.get(key)
    if (before && question && same(before.question, question)) return
    before?.callOff()
    this.#asked.delete(key)
    if (question) this.#schedule(key, question)
  }

  /** Asks at once whatever is still open and waits for the answers; false when one could not be had. */
  async settle(): Promise<boolean> {
    for (const [key, asked] of this.#asked)
      if (asked.verdict === 'unknown' && !asked.running) {
        asked.callOff()
        this.#send(key, asked)
      }
    const running = [...this.#asked.values()].flatMap((asked) => asked.running ?? [])
    await Promise.all(running)
    if ([...this.#asked.values()].some((asked) => asked.running)) return this.settle()
    return [...this.#asked.values()].every((asked) => asked.verdict !== 'unknown')
  }

  /** Calls everything off; no answer is taken any more. */
  drop(): void {
    for (const asked of this.#asked.values()) asked.callOff()
    this.#asked.clear()
  }

  #schedule(key: string, question: Question): void {
    const asked: Asked = { question, verdict: 'unknown', callOff: () => {} }
    this.#asked.set(key, asked)
    const cancel = this.#delay?.(ASK_AFTER, () => this.#send(key, asked))
    if (cancel) asked.callOff = cancel
  }

  #send(key: string, asked: Asked): void {
    const abort = new AbortController()
    asked.callOff = () => abort.abort()
    asked.running = Promise.resolve()
      .then(() => this.#ask(asked.question, abort.signal))
      .then((free): Verdict => (free ? 'free' : 'taken'))
      .catch((): Verdict => 'unknown')
      .then((verdict) => this.#receive(key, asked, verdict))
    this.#onAnswer(key)
  }

  #receive(key: string, asked: Asked, verdict: Verdict): void {
    delete asked.running
    if (this.#asked.get(key) !== asked) return
    asked.verdict = verdict
    this.#onAnswer(key)
  }
}
