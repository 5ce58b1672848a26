import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCondition } from '#formDocument/rules/sentence/writeRule.ts'
import { withRelationsTo } from '#formDocument/rules/showing/syncRelations.ts'
import { withShowing } from '#formDocument/rules/showing/withShowing.ts'
import { cellOf } from '#formDocument/rules/table/cell.ts'
import { aboutController, ruleTable } from '#formDocument/rules/table/ruleTable.ts'
import { context } from '../../runtime/core/form/bundles.ts'
import {
  answers,
  anyTest,
  bundleOf,
  choice,
  conditionOf,
  FIELDS,
  formWith,
  hiddenIn,
  relatedTest,
} from './ruleForms.ts'

const { fields } = bundleOf(formWith())
const TARGET = { row: FIELDS.findIndex(({ value }) => value === 'target'), index: 0 }
const NOTHING = { controllers: [], targets: [] }

/** The cells of `target`, with their controllers and answers. */
function cellsOf(formInfo: readonly unknown[]) {
  const { groups, columns } = ruleTable(bundleOf(formInfo), context, NOTHING)
  const column = columns.find(({ field }) => field.key === 'target')
  if (!column) return []
  return groups.flatMap(({ field, answers: listed }) =>
    listed.map(({ code }) => ({ field, code, cell: cellOf(field, code, column) })),
  )
}

const answerOf = (shape: string, code: string | undefined): unknown => {
  if (code === undefined) return null
  return shape === 'flag' ? code === 'true' : shape === 'codes' ? [code] : code
}

const forms = fc
  .tuple(fc.array(relatedTest, { maxLength: 3 }), fc.option(conditionOf(anyTest), { nil: null }))
  .map(([toTarget, own]) =>
    withRelationsTo(
      formWith({ target: own ? { showWhen: writeCondition(own, fields) } : {} }),
      'target',
      toTarget,
    ),
  )

test('no cell says shown or hidden of a field that other answers decide', () => {
  fc.assert(
    fc.property(forms, answers, (formInfo, others) => {
      const bundle = bundleOf(formInfo)
      for (const { field, code, cell } of cellsOf(formInfo)) {
        if (cell.reason === undefined && cell.state !== 'shown') continue
        if (cell.state !== 'shown' && cell.state !== 'hidden') continue
        // No answer of a switch.
        if (field.shape === 'flag' && code !== 'true' && code !== 'false') continue
        if (cell.reason === 'denied' && cell.state === 'hidden') continue
        const values = { ...others, [field.key]: answerOf(field.shape, code) }
        expect(hiddenIn(bundle, values).includes('target')).toBe(cell.state === 'hidden')
      }
    }),
    { numRuns: 100 },
  )
})

test('a changed cell is changed, and no other of the same field', () => {
  const related = fc
    .array(relatedTest, { minLength: 1, maxLength: 3 })
    .map((tests) => withRelationsTo(formWith(), 'target', tests))
  fc.assert(
    fc.property(related, fc.nat(), (formInfo, pick) => {
      const cells = cellsOf(formInfo)
      const chosen = cells[pick % cells.length]
      if (!chosen?.cell.next) return
      const bundle = bundleOf(formInfo)
      const changed = withShowing({ formInfo, bundle }, TARGET, chosen.cell.next)
      const states = new Map(
        cellsOf(changed).map(({ field, code, cell }) => [`${field.key} ${code}`, cell.state]),
      )
      for (const { field, code, cell } of cells) {
        const isChosen = field === chosen.field && code === chosen.code
        const wanted = isChosen ? (cell.state === 'shown' ? 'hidden' : 'shown') : cell.state
        const isSame = (one: string | undefined) => (one === 'shown') === (wanted === 'shown')
        // A controller that is asked nothing more leaves the table.
        expect(isSame(states.get(`${field.key} ${code}`))).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

test('of a long list only answers that a rule names are listed', () => {
  const items = Array.from({ length: 60 }, (_, at) => ({
    itemCode: `${at}`,
    itemName: `第 ${at} 项`,
  }))
  const many = choice('many', '多', {
    ...{ items, isRelation: true, condition: '1', conditionText: '7,9', fields: 'target' },
  })
  const { groups } = ruleTable(bundleOf([[many], ...formWith()]), context, NOTHING)
  expect(groups[0]?.answers.map(({ code }) => code)).toEqual(['7', '9', undefined])
  expect(groups[0]?.left).toBe(58)
})

test('a table that is too large says so, and is read question by question', () => {
  const wide = Array.from({ length: 1100 }, (_, at) => [
    { type: 'textBox', value: `t${at}`, label: `${at}` },
  ])
  const targets = wide.flat().map(({ value }) => value)
  const relation = { isRelation: true, condition: '1', conditionText: '01' }
  const bundle = bundleOf([
    ...formWith({
      party: { ...relation, fields: targets },
      degrees: { ...relation, fields: 'target,other' },
    }),
    ...wide,
  ])
  const table = ruleTable(bundle, context, NOTHING)
  expect(table.isTooLarge).toBe(true)
  expect(aboutController(table, bundle, 'party', []).isTooLarge).toBe(true)
  const { columns, isTooLarge } = aboutController(table, bundle, 'degrees', ['t7'])
  expect(columns.map(({ field }) => field.key)).toEqual(['target', 'other', 't7'])
  expect(isTooLarge).toBe(false)
})
