import type { PGlite, Results } from '@electric-sql/pglite'
import type { AssertSound } from './engineFault.ts'
import type { Statement, StatementResult } from './messages.ts'

/** Runs the statements in order; rejects with the first error. */
export async function runStatements(
  db: PGlite,
  assertSound: AssertSound,
  statements: readonly Statement[],
): Promise<StatementResult[]> {
  const results: StatementResult[] = []
  for (const statement of statements) {
    results.push(await runStatement(db, statement).finally(assertSound))
  }
  return results
}

async function runStatement(db: PGlite, { sql, parameters }: Statement): Promise<StatementResult> {
  const result =
    parameters.length > 0 ? await db.query(sql, parameters) : (await db.exec(sql)).at(-1)
  return toResult(result as Results<Record<string, unknown>> | undefined)
}

function toResult(result: Results<Record<string, unknown>> | undefined): StatementResult {
  return {
    rows: result?.rows ?? [],
    command: result?.command ?? '',
    affected: result?.affectedRows ?? 0,
  }
}
