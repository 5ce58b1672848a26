import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { controllersOf } from '#replay/proof/form/dependence.ts'
import { Subject } from '#replay/proof/form/subject.ts'
import { enumerate } from '#replay/proof/search/enumerate.ts'
import { reachOf } from '#replay/proof/search/reach.ts'
import { fixtureTables } from '#replay/tables.ts'
import { formsOf } from './smallForms.ts'

const context = await fixtureTables()
const BOUND = 20_000

/** What is seen of a target when its answer sets are gone through one by one, on the form's own visibility. */
function oneByOne(subject: Subject, target: string) {
  const controllers = controllersOf([target], subject.dependences, subject.bundle)
  const relations = subject.relationsTo(target)
  const seen = { shown: false, hidden: false, deciding: new Set<unknown>() }
  const space = { controllers, fields: [target], alsoInvalid: true }
  const { end, count } = enumerate(subject, space, BOUND, ({ answers, isShown }) => {
    if (isShown(target)) seen.shown = true
    else seen.hidden = true
    const holding = relations.filter((each) => subject.holds(each, answers.get(each.controller)))
    if (holding.length === 1) seen.deciding.add(holding[0])
    return false
  })
  return { ...seen, end, count }
}

test('answer sets looked at together show what they show one by one, and are as many', () => {
  fc.assert(
    fc.property(formsOf(3, 9), (fields) => {
      const subject = new Subject(convertFormInfo(fields, { dictionaries: {} }), context)
      for (const reach of reachOf(subject, BOUND)) {
        const { end, ...expected } = oneByOne(subject, reach.target)
        if (end !== 'complete') continue
        const { shown, hidden, deciding, count } = reach
        const found = { shown: shown !== undefined, hidden: hidden !== undefined, deciding, count }
        expect([reach.target, found]).toEqual([reach.target, expected])
      }
    }),
    { numRuns: 150 },
  )
})

test('with too few situations nothing is found that is not there', () => {
  fc.assert(
    fc.property(formsOf(3, 7), fc.integer({ min: 1, max: 40 }), (fields, bound) => {
      const subject = new Subject(convertFormInfo(fields, { dictionaries: {} }), context)
      for (const { target, shown, hidden, complete, deciding } of reachOf(subject, bound)) {
        const expected = oneByOne(subject, target)
        if (expected.end !== 'complete') continue
        if (shown) expect([target, expected.shown]).toEqual([target, true])
        if (hidden) expect([target, expected.hidden]).toEqual([target, true])
        for (const each of deciding) expect(expected.deciding).toContain(each)
        if (complete && !shown) expect([target, expected.shown]).toEqual([target, false])
      }
    }),
    { numRuns: 100 },
  )
})
