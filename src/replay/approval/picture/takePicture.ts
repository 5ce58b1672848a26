import { type FormPart, partsOf } from '#adapters/formInfo/partsOf.ts'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { ConvertedForm } from '../../documents/formFile.ts'
import { diagnosticPictures } from './diagnosticPictures.ts'
import { fieldPicture } from './fieldPicture.ts'
import { type ItemPicture, itemPictures } from './itemPictures.ts'
import {
  type FieldPicture,
  PICTURE_VERSION,
  type Picture,
  type PrintPicture,
  type SectionPicture,
} from './picture.ts'
import { rowOf } from './rowOf.ts'

/**
 * Takes the snapshot of a form; equal forms give equal snapshots, whatever the whitespace and attribute order of their
 * documents.
 */
export function takePicture(subject: ConvertedForm): Picture {
  return {
    picture: PICTURE_VERSION,
    rows: rowsOf(subject),
    sections: partsOf(subject.bundle).map((part) => partPicture(part, subject.bundle)),
    print: printPicture(subject),
    diagnostics: diagnosticPictures(subject.bundle),
    dictionaries: usedDictionaries(subject),
  }
}

function rowsOf({ bundle, dictionaries }: ConvertedForm): FieldPicture[][] {
  const rows: FieldPicture[][] = []
  for (const key of bundle.order) {
    const field = ownValue(bundle.fields, key)
    const at = rowOf(bundle, key)
    while (rows.length <= at) rows.push([])
    if (field) rows[at]?.push(fieldPicture(field, bundle, dictionaries))
  }
  return rows
}

function partPicture({ id, title, rows }: FormPart, { fields }: FormBundle): SectionPicture {
  return {
    ...(ownValue(fields, id)?.type === 'page' ? { page: id } : {}),
    ...(title === undefined ? {} : { title }),
    fields: rows.flat(),
  }
}

/** Printed with every field visible, without values and audits. */
function printPicture({ bundle, printInfo, dictionaries }: ConvertedForm): PrintPicture {
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

function usedDictionaries({ bundle, dictionaries }: ConvertedForm): Record<string, ItemPicture[]> {
  const fields = Object.values(bundle.fields).flatMap((field) => [field, ...(field.columns ?? [])])
  const names = new Set(fields.flatMap(dictionaryOf))
  return Object.fromEntries(
    [...names].sort().map((name) => [name, itemPictures(ownValue(dictionaries, name) ?? [])]),
  )
}

const dictionaryOf = ({ options }: FormField): string[] =>
  options?.kind === 'dictionary' ? [options.name] : []
