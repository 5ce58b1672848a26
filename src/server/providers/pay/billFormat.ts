import type { Rows, Statement } from '#domain/money/statement/statement.ts'

/** How a provider writes the bills that a merchant downloads. */
export interface BillFormat {
  /** Whether a sheet is such a bill, by its first lines. */
  recognises: (rows: Rows) => boolean
  /**
   * Reads a bill. `merchant` is the society's number at the provider; a bill of another one is refused.
   * @throws StatementFault
   */
  parse: (rows: Rows, merchant?: string) => Statement
}
