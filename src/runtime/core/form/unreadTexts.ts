/**
 * Cells that were given a text they could not take, with the sentence that says so. They are known by the mark of
 * their place (`Values.markOf`), so that the sentence moves with its row and is back when a deleted row comes back.
 */
export class UnreadTexts {
  readonly #texts = new Map<string, string>()

  /** Whether there is none: then nobody has to work out a mark. */
  get none(): boolean {
    return this.#texts.size === 0
  }

  at(mark: string): string | undefined {
    return this.#texts.get(mark)
  }

  put(mark: string, text: string): void {
    this.#texts.set(mark, text)
  }

  forget(mark: string): void {
    this.#texts.delete(mark)
  }

  /** Forgets every mark that begins like this. */
  forgetAll(beginning: string): void {
    for (const mark of this.#texts.keys()) if (mark.startsWith(beginning)) this.forget(mark)
  }
}
