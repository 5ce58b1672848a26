import { feeOf, readFee } from '#domain/money/fees/feeVersions.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import { byYear, entriesOf } from './entries.ts'
import { FIELD_KINDS, type FieldKindName } from './fieldKinds.ts'
import { type Panel, panelOf, valueAt } from './panelOf.ts'
import type { SchemaPlace, Schemas } from './schemaNode.ts'
import texts from './texts.json' with { type: 'json' }

/** Facts that a list shows about an entry besides its name. */
export interface EntryFacts {
  /** Address of its picture, empty for one that is not chosen yet; undefined for an entry that has no pictures. */
  picture: string | undefined
  /** Its first date, and its amount of a year. */
  words: string[]
}

const NO_CHOICES = { memberTypes: [], assets: [] }

/** @param year year whose amount is shown, where amounts change by year */
export function entryFacts(
  schemas: Schemas,
  place: SchemaPlace,
  entry: unknown,
  year: number,
): EntryFacts {
  const panel = panelOf(schemas, place, entry, NO_CHOICES)
  const words = [dateOf(panel, entry), byYear(entry) ? undefined : amountOf(panel, entry, year)]
  return {
    picture: pictureOf(schemas, panel, entry),
    words: words.filter((word) => word !== undefined),
  }
}

/** Returns the address in an entry's own field, else in the first entry of a list that is never empty. */
function pictureOf(schemas: Schemas, panel: Panel, entry: unknown): string | undefined {
  const field = panel.fields.find(({ kind }) => kind === 'asset')
  if (field) return String(valueAt(entry, field.at) ?? '')
  const list = panel.lists.find(({ minItems, isOneOrMany }) => minItems > 0 && !isOneOrMany)
  if (!list) return undefined
  const [first] = entriesOf(entry, list)
  return pictureOf(schemas, panelOf(schemas, list.entry, first, NO_CHOICES), first)
}

const DATES: ReadonlySet<FieldKindName> = new Set(['moment', 'day'])
const MIDNIGHT = / 00:00$/

function dateOf({ fields }: Panel, entry: unknown): string | undefined {
  for (const { kind, at, label } of fields) {
    const held = valueAt(entry, at)
    const shown = DATES.has(kind) && held ? FIELD_KINDS[kind].decode(held) : undefined
    if (shown) return `${label} ${String(shown).replace(MIDNIGHT, '')}`
  }
  return undefined
}

/** Returns the amount in an entry's own field, else that of the year in a list of amounts. */
function amountOf({ fields, lists }: Panel, entry: unknown, year: number): string | undefined {
  const field = fields.find(({ kind }) => kind === 'yuan')
  const own = field && valueAt(entry, field.at)
  const fees = lists.map(({ at }) => readFee(valueAt(entry, at))).find((fee) => fee !== undefined)
  const amount = own ?? (fees && feeOf(fees, year))
  if (!Number.isSafeInteger(amount) || Number(amount) < 0) return undefined
  return fill(texts.fee, { amount: yuanOf(Number(amount)) })
}
