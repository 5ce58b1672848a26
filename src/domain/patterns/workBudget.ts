/** Thrown when an analysis would cost more than it is worth; its caller then claims nothing. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** Counts the steps of analysing a configured pattern, and aborts when the budget is exhausted. */
export class WorkBudget {
  constructor(private left: number) {}

  /** @throws TooMuchWork when the budget is used up. */
  step(): void {
    this.left -= 1
    if (this.left < 0) throw new TooMuchWork()
  }
}
