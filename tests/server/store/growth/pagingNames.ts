import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../../../src/server/store/repositories')

/** What lists, pages and counts are made with; these themselves are no queries. */
const MAKERS = /\b(?:pageOf|countOf|listed|moneyListed|partsOf)\(/
const OWN_FILES = new Set(['page.ts', 'listed.ts', 'keyset.ts', 'duesDeskFilter.ts'])

/** Names of the repositories' exported functions that answer lists, pages or bounded counts, from their sources. */
export function pagingNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => !OWN_FILES.has(file))
    .flatMap((file) => namesIn(readFileSync(join(FOLDER, file), 'utf8')))
    .sort()
}

const namesIn = (source: string): string[] =>
  source
    .split(/^(?=export )/m)
    .filter((part) => MAKERS.test(part))
    .flatMap((part) => part.match(/^export (?:async )?(?:function|const) (\w+)/)?.[1] ?? [])
