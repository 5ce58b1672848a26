/** A statement that may not stand in a migration, and what of the rules of store/README.md it breaks. */
export interface Fault {
  rule: Rule
  statement: string
}

type Rule = keyof typeof RULES

/** The migration that takes away what another has replaced names that one: `0061-contract-0057-old-names`. */
const CONTRACT = /^\d{4}-contract-(\d{4})-/

/** What a statement on a table that has rows may not be, by the reason. */
const RULES = {
  'takes away what the version before reads':
    /\bdrop (?:table|column|function|trigger|policy|type|view)\b/,
  'refuses what the version before writes': /\bset not null\b/,
  renames: /\brename\b/,
  'changes a type': /\balter (?:column )?\w+ (?:set data )?type\b/,
  'adds a column that the version before does not fill':
    /\badd (?:column )?(?!constraint)\w+ (?![^,]*\bdefault\b)[^,]*\bnot null\b/,
  'checks every row at once':
    /\badd constraint (?![^,;]*\bnot valid\b)[^,;]*\b(?:check|foreign key)\b/,
  'builds an index while writers wait':
    /^create (?:unique )?index (?!concurrently)|\badd constraint (?![^,;]*\busing index\b)[^,;]*\b(?:unique|primary key)\b/,
  'rewrites rows': /^(?:update|delete from)\b/,
} as const

/** Those that a contract is for. */
const CONTRACTED: readonly Rule[] = [
  'takes away what the version before reads',
  'refuses what the version before writes',
]

/**
 * Returns what of a migration the processes of the version before would not survive, or would have to wait for. Tables
 * that it makes itself are free.
 */
export function faultsOf(name: string, text: string): Fault[] {
  const own = new Set(
    [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table),
  )
  const isContract = Number(CONTRACT.exec(name)?.[1] ?? Infinity) < Number(name.slice(0, 4))
  return statementsOf(text)
    .filter((statement) => !own.has(tableOf(statement)))
    .flatMap((statement) =>
      rules
        .filter((rule) => RULES[rule].test(statement) && !(isContract && CONTRACTED.includes(rule)))
        .map((rule) => ({ rule, statement })),
    )
}

const rules = Object.keys(RULES) as Rule[]

/** Bodies of functions are not looked into: they run later, a row at a time. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/(\$\w*\$).*?\1/gs, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)

const tableOf = (statement: string): string | undefined =>
  /^(?:alter table|update|delete from) (?:only )?(\w+)|\bon (\w+)/
    .exec(statement)
    ?.slice(1)
    .find(Boolean)
