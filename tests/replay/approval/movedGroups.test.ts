import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestRun } from '#domain/longestRun.ts'
import type { Change } from '#replay/approval/diff/change.ts'
import type { Snapshot } from '#replay/approval/snapshot/snapshot.ts'
import { changesOf, snapshotOf } from './support/changesOf.ts'

interface Field {
  type: string
  value?: string
  label: string
}
type Rows = Field[][]

const field = (name: number): Field => ({
  type: 'textBox',
  value: `f${name}`,
  label: `字段${name}`,
})

/** Rows of a form, of which some begin a section. */
const form = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })), { minLength: 2, maxLength: 12 })
  .map((rows) => {
    let name = 0
    return rows.flatMap(([isPage, size]): Rows => {
      name += 1
      const page: Rows = isPage ? [[{ type: 'page', label: `第${name}部分` }]] : []
      return [...page, Array.from({ length: size }, (_, index) => field(name * 10 + index))]
    })
  })

/** The rows with a block of them elsewhere, and one field perhaps out of its row. */
const moved = form.chain((rows) =>
  fc
    .record({
      from: fc.nat(rows.length - 1),
      size: fc.integer({ min: 1, max: rows.length }),
      to: fc.nat(rows.length),
      torn: fc.option(fc.nat(rows.length - 1)),
    })
    .map(({ from, size, to, torn }) => {
      const rest = [...rows.slice(0, from), ...rows.slice(from + size)]
      const after = [...rest.slice(0, to), ...rows.slice(from, from + size), ...rest.slice(to)]
      const split = after.flatMap((row, index) =>
        index === torn && row.length > 1 ? [row.slice(0, 1), row.slice(1)] : [row],
      )
      return { before: rows, after: split }
    }),
)

const labelsOf = ({ rows }: Snapshot): string[] => rows.flat().map(({ label }) => label)

const toldKeys = ({ attribute, place, together }: Change): string[] =>
  attribute === 'place' && 'field' in place ? (together?.keys ?? [place.field.key]) : []

test('every field that moved is told once, alone or with those beside which it was and is', () => {
  fc.assert(
    fc.property(moved, ({ before, after }) => {
      const [was, is] = [snapshotOf({ formInfo: before }), snapshotOf({ formInfo: after })]
      const labels = new Map(is.rows.flat().map(({ key, label }) => [key, label]))
      const groups = changesOf({ formInfo: before }, { formInfo: after })
        .map((change) => toldKeys(change).map((key) => labels.get(key) ?? key))
        .filter((group) => group.length > 0)
      const told = groups.flat()
      const [old, now] = [labelsOf(was), labelsOf(is)]
      const left = (order: string[]) => order.filter((label) => !told.includes(label))
      expect(new Set(told).size).toBe(told.length)
      expect(left(now)).toEqual(left(old))
      expect(told.length).toBe(old.length - longestRun(now.map((one) => old.indexOf(one))).size)
      for (const group of groups)
        for (const order of [old, now]) {
          const start = order.indexOf(group[0] ?? '')
          expect(order.slice(start, start + group.length)).toEqual(group)
        }
    }),
  )
})

test('fields that were told together keep their rows', () => {
  fc.assert(
    fc.property(moved, ({ before, after }) => {
      const is = snapshotOf({ formInfo: after })
      const rowsWith = (rows: Snapshot['rows'], labels: Set<string>) =>
        rows.flatMap((row) => {
          const own = row.map(({ label }) => label)
          return own.some((label) => labels.has(label)) ? [own] : []
        })
      const labels = new Map(is.rows.flat().map(({ key, label }) => [key, label]))
      for (const { together } of changesOf({ formInfo: before }, { formInfo: after })) {
        const group = new Set(together?.keys.map((key) => labels.get(key) ?? key))
        const was = rowsWith(snapshotOf({ formInfo: before }).rows, group)
        expect(rowsWith(is.rows, group)).toEqual(was)
        expect(was.flat().length).toBe(group.size)
      }
    }),
  )
})
