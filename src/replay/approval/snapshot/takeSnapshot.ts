import { type FormPart, partsOf } from '#adapters/formInfo/partsOf.ts'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { jsonPointer, pointerSegments } from '#domain/json/jsonPointer.ts'
import type { ConvertedForm } from '../../documents/formOfText.ts'
import { ruleWords } from '../../wording/ruleWords.ts'
import { diagnosticSnapshots } from './diagnosticSnapshots.ts'
import { fieldSnapshot } from './fieldSnapshot.ts'
import { type ItemSnapshot, itemSnapshots } from './itemSnapshots.ts'
import {
  type FieldSnapshot,
  type PrintSnapshot,
  type SectionSnapshot,
  SNAPSHOT_VERSION,
  type Snapshot,
} from './snapshot.ts'

/**
 * Takes the snapshot of a form; equal forms give equal snapshots, whatever the whitespace and attribute order of their
 * documents.
 */
export function takeSnapshot(subject: ConvertedForm): Snapshot {
  return {
    picture: SNAPSHOT_VERSION,
    rows: rowsOf(subject),
    sections: partsOf(subject.bundle).map((part) => partSnapshot(part, subject.bundle)),
    ...checksOf(subject),
    print: printSnapshot(subject),
    diagnostics: diagnosticSnapshots(subject.bundle),
    dictionaries: usedDictionaries(subject),
  }
}

function rowsOf({ bundle, dictionaries }: ConvertedForm): FieldSnapshot[][] {
  const rows: FieldSnapshot[][] = []
  for (const key of bundle.order) {
    const field = ownValue(bundle.fields, key)
    const at = rowOf(bundle, key)
    while (rows.length <= at) rows.push([])
    if (field) rows[at]?.push(fieldSnapshot(field, bundle, dictionaries))
  }
  return rows
}

function partSnapshot({ id, title, rows }: FormPart, { fields }: FormBundle): SectionSnapshot {
  return {
    ...(ownValue(fields, id)?.type === 'page' ? { page: id } : {}),
    ...(title === undefined ? {} : { title }),
    fields: rows.flat(),
  }
}

function checksOf({ bundle, dictionaries }: ConvertedForm): Pick<Snapshot, 'checks'> {
  const { checks } = bundle
  if (!checks) return {}
  return {
    checks: checks.map(({ field, message, rule }) => ({
      ...{ field, message },
      rule: { words: ruleWords(rule, bundle, dictionaries), logic: rule },
    })),
  }
}

/** Printed with every field visible, without values and audits. */
function printSnapshot({ bundle, printInfo, dictionaries }: ConvertedForm): PrintSnapshot {
  const { title, remark, sections, opinions, signature } = buildPrintModel({
    bundle,
    values: {},
    hidden: new Set(),
    printInfo,
    history: [],
    tables: { dictionaries, areas: [] },
    title: '',
  })
  return {
    ...(title === '' ? {} : { title }),
    ...(remark === undefined ? {} : { remark }),
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => row.map(({ key }) => key)),
    })),
    opinions,
    signature,
  }
}

function usedDictionaries({ bundle, dictionaries }: ConvertedForm): Record<string, ItemSnapshot[]> {
  const fields = Object.values(bundle.fields).flatMap((field) => [field, ...(field.columns ?? [])])
  const names = new Set(fields.flatMap(dictionaryOf))
  return Object.fromEntries(
    [...names].sort().map((name) => [name, itemSnapshots(ownValue(dictionaries, name) ?? [])]),
  )
}

const dictionaryOf = ({ options }: FormField): string[] =>
  options?.kind === 'dictionary' ? [options.name] : []

/** The row of a field in the document, counted from 0; beside checks the rows are `formInfo`. */
function rowOf({ origin }: FormBundle, key: string): number {
  const path = ownValue(origin, jsonPointer('fields', key))?.path ?? ''
  const [first = '0', second = '0'] = pointerSegments(path)
  return Number(first === 'formInfo' ? second : first)
}
