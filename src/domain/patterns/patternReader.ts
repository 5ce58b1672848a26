/** A cursor over the code units of an expression. */
export class PatternReader {
  private at = 0

  constructor(private readonly source: string) {}

  get done(): boolean {
    return this.at >= this.source.length
  }

  /** Returns whether the rest starts with this text. */
  sees(text: string): boolean {
    return this.source.startsWith(text, this.at)
  }

  /** Moves past the text when the rest starts with it. */
  take(text: string): boolean {
    const found = this.sees(text)
    if (found) this.at += text.length
    return found
  }

  /** Consumes the match of a sticky expression at the current position. */
  match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at
    const found = expression.exec(this.source)
    if (found) this.at += found[0].length
    return found
  }

  /** The next code unit as text. */
  next(): string {
    const unit = this.source.charAt(this.at)
    this.at += 1
    return unit
  }
}
