import { isEmpty } from '#domain/json/isEmpty.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'

/** The row new content begins at: behind the last row that holds anything. */
export function useStartRow(table: string): number {
  const { store } = useFormSession()
  const last = store.rows(table).findLastIndex((row) => !Object.values(row).every(isEmpty))
  return last + 1
}
