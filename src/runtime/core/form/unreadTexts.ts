/**
 * Messages of cells whose pasted text could not be read. Stored under the mark of their place (`Values.markOf`), so
 * that a message moves with its row and returns with a restored row.
 */
export class UnreadTexts {
  readonly #texts = new Map<string, string>()

  /** True when there are none, which saves computing marks. */
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

  /** Removes all marks with this prefix. */
  forgetAll(beginning: string): void {
    for (const mark of this.#texts.keys()) if (mark.startsWith(beginning)) this.forget(mark)
  }
}
