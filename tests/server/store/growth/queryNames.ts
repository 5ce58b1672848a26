import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const SERVER = resolve(import.meta.dirname, '../../../../src/server')

/** Repositories, and what the store asks of its own tables. */
const REPOSITORY = /(?:^|\/)repositories\/\w+\.ts$|^store\/shards\/(?:catalogue|organisations)\.ts$/

/** What reads rows, or counts them; `executeTakeFirst` alone reads one row by its key. */
const READS =
  /\.execute\(|\.fn\.|\.list\(|\b(?:pageOf|pageOfFew|pageOfMeant|pageOfRanks|countOf|countAllOf|listed|moneyListed|partsOf|rowsByCursor)\(/
/** What changes rows, which it finds by their key. */
const CHANGES = /insertInto|updateTable|deleteFrom|(?:insert into|delete from|update) [a-z_]+/
/** Verbs of what writes or locks, and reads that by its key. */
const WRITES =
  /^(?:insert|put|save|delete|remove|lock|share|mark|push|claim|release|revoke|refuse|forget|note|retry|return|try|start)[A-Z]/
/** What queries are made with; these themselves are none. */
const OWN_FILES = new Set(['duesDeskFilter', 'finding', 'skipDays'].map((name) => `${name}.ts`))

/** Names of the repositories' exported functions that answer lists, pages, counts or sums, from their sources. */
export function queryNames(): string[] {
  return readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => REPOSITORY.test(file) && !OWN_FILES.has(basename(file)))
    .flatMap((file) => namesIn(readFileSync(join(SERVER, file), 'utf8')))
    .sort()
}

const namesIn = (source: string): string[] =>
  source
    .split(/^(?=export )/m)
    .filter((part) => READS.test(part) && !(CHANGES.test(part) && !/\.select/.test(part)))
    .flatMap((part) => part.match(/^export (?:async )?(?:function\*?|const) (\w+)/)?.[1] ?? [])
    .filter((name) => !WRITES.test(name))
