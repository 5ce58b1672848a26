import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Target } from '#formDocument/edits/edit.ts'
import { inserted } from '#formDocument/edits/insert.ts'
import { moved } from '#formDocument/edits/move.ts'
import { removed } from '#formDocument/edits/remove.ts'
import { type FormInfo, fieldAt, fieldsOf, isPage, withField } from '#formDocument/rows/rows.ts'
import { withDocumentValue } from '#studio/panel/documentText.ts'

const SOCIETIES = ['demo', 'mech', 'med']
const FORMS = SOCIETIES.flatMap((society) => {
  const folder = `fixtures/organisations/${society}/formConfig`
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => `${folder}/${file}`)
})

const NEW = { type: 'switch', value: 'brandNew', label: '新的一项' }

interface Opened {
  text: string
  document: Record<string, unknown>
  formInfo: FormInfo
  /** A field in the middle, and the last section. */
  field: Target
  section: Target | undefined
}

function opened(file: string): Opened {
  const text = readFileSync(file, 'utf8')
  const document = JSON.parse(text)
  const { formInfo } = document
  const row = Math.floor(formInfo.length / 2)
  const last = formInfo.findLastIndex((fields: unknown) => fieldsOf(fields).some(isPage))
  return {
    ...{ text, document, formInfo },
    field: { part: 'field', place: { row, index: 0 } },
    section: last > 0 ? { part: 'section', place: { row: last, index: 0 } } : undefined,
  }
}

const written = ({ text, document }: Opened, formInfo: FormInfo) =>
  withDocumentValue(text, { ...document, formInfo })

/** Lines of one text that another has not, as often. */
function onlyIn(text: string, other: string): string[] {
  const left = new Map<string, number>()
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  return text.split('\n').filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** A comma is added or goes where what follows does. */
const COMMAS = 2

describe.each(FORMS)('%s', (file) => {
  const form = opened(file)
  const { text, formInfo, field, section } = form

  test('written without a change is the same text', () => {
    expect(written(form, formInfo)).toBe(text)
    expect(written(form, JSON.parse(JSON.stringify(formInfo)))).toBe(text)
  })

  test('with another label differs in one line', () => {
    const definition = fieldAt(formInfo, field.place) as object
    const next = written(form, withField(formInfo, field.place, { ...definition, label: '改过的' }))
    const was = onlyIn(text, next)
    expect(was.length).toBeLessThanOrEqual(1 + COMMAS)
    expect(onlyIn(next, text).some((line) => line.includes('改过的'))).toBe(true)
  })

  test('with another field has its lines only', () => {
    const rows = inserted(formInfo, [[NEW]], field.place)?.formInfo ?? []
    const next = written(form, rows)
    expect(JSON.parse(next).formInfo).toEqual(rows)
    expect(onlyIn(text, next).length).toBeLessThanOrEqual(COMMAS)
  })

  test('without a field lacks its lines only', () => {
    const edit = removed(formInfo, field)
    const next = written(form, edit.formInfo)
    expect(JSON.parse(next).formInfo).toEqual(edit.formInfo)
    expect(onlyIn(next, text).length).toBeLessThanOrEqual(COMMAS)
  })

  test.each(['field', 'section'] as const)('with a %s moved has the same lines', (part) => {
    const target = part === 'field' ? field : section
    const edit = target && moved(formInfo, target, -1)
    if (!edit) return
    const next = written(form, edit.formInfo)
    expect(JSON.parse(next).formInfo).toEqual(edit.formInfo)
    expect(onlyIn(next, text).length).toBeLessThanOrEqual(2 * COMMAS)
  })
})
