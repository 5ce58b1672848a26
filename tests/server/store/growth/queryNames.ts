import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../../../src/server/store/repositories')

/** What reads rows, or counts them; `executeTakeFirst` alone reads one row by its key. */
const READS =
  /\.execute\(|\.fn\.|\.list\(|\b(?:pageOf|pageOfFew|pageOfMeant|pageOfRanks|countOf|countAllOf|listed|moneyListed|partsOf|rowsByCursor)\(/
/** What changes rows, which it finds by their key. */
const CHANGES = /insertInto|updateTable|deleteFrom|(?:insert into|delete from|update) [a-z_]+/
/** Verbs of what writes or locks, and reads that by its key. */
const WRITES =
  /^(?:insert|put|save|delete|remove|lock|share|mark|push|claim|release|revoke|refuse|forget|note|retry|return|try|start)[A-Z]/
/** What queries are made with; these themselves are none. */
const OWN_FILES = new Set(
  [
    'page',
    'listed',
    'keyset',
    'duesDeskFilter',
    'finding',
    'followIndexes',
    'searchTerms',
    'skipDays',
  ].map((name) => `${name}.ts`),
)

/** Names of the repositories' exported functions that answer lists, pages, counts or sums, from their sources. */
export function queryNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => !OWN_FILES.has(file))
    .flatMap((file) => namesIn(readFileSync(join(FOLDER, file), 'utf8')))
    .sort()
}

const namesIn = (source: string): string[] =>
  source
    .split(/^(?=export )/m)
    .filter((part) => READS.test(part) && !(CHANGES.test(part) && !/\.select/.test(part)))
    .flatMap((part) => part.match(/^export (?:async )?(?:function\*?|const) (\w+)/)?.[1] ?? [])
    .filter((name) => !WRITES.test(name))
