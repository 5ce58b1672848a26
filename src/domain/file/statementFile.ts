/** A bill of a provider or a bank statement: one file, of so many megabytes at most, with one of these extensions. */
export const STATEMENT_FILE = { count: 1, sizeMb: 10, types: ['csv', 'xls', 'xlsx'] } as const
