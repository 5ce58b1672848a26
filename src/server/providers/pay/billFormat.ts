import type { Rows, Statement } from '#domain/money/statement/statement.ts'

/** Format of the bills that a merchant downloads from a provider. */
export interface BillFormat {
  /** True for a sheet that is such a bill, recognised by its first lines. */
  recognises: (rows: Rows) => boolean
  /**
   * Reads a bill. `merchant` is the society's number at the provider; a bill of another one is refused.
   * @throws StatementFault
   */
  parse: (rows: Rows, merchant?: string) => Statement
}
