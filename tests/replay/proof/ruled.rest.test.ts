import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { ownValue } from '#contract/record.ts'
import { controllersOf } from '#replay/proof/form/dependence.ts'
import { Subject } from '#replay/proof/form/subject.ts'
import { enumerate } from '#replay/proof/search/enumerate.ts'
import { reachOf } from '#replay/proof/search/reach.ts'
import { submissions } from '#replay/proof/search/submission.ts'
import { complete } from '#replay/proof/witness/complete.ts'
import { fixtureTables } from '#replay/tables.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { everyAnswer } from './everyAnswer.ts'
import { definitionOf, type RuledForm, ruledForms } from './ruledForms.ts'

const context = await fixtureTables()
const BOUND = 20_000
const RUNS = { numRuns: Number(process.env.PROOF_RUNS ?? 60) }

const subjectOf = (form: RuledForm) =>
  new Subject(convertFormInfo(definitionOf(form), { dictionaries: {} }), context)

const counts = { confirmed: 0, unconfirmed: 0 }

/** Whether a field shows when these answers are given to the form itself. */
function isShown({ bundle }: Subject, answers: ReadonlyMap<string, unknown>, key: string): boolean {
  const store = new FormStore(bundle, { context })
  for (const [each, value] of answers) store.set(each, value ?? null)
  return !store.isHidden(key)
}

test('answers that are said to show or hide a field do so, and where none are found nobody has any', () => {
  fc.assert(
    fc.property(ruledForms(2, 3), (form) => {
      const subject = subjectOf(form)
      const expected = everyAnswer(form.fields, context, definitionOf(form))
      for (const { target, shown, hidden, complete } of reachOf(subject, BOUND)) {
        if (shown) expect([target, isShown(subject, shown, target)]).toEqual([target, true])
        if (hidden) expect([target, isShown(subject, hidden, target)]).toEqual([target, false])
        if (complete && !shown) expect([...expected.shown]).not.toContain(target)
        if (complete && !hidden) expect([...expected.hidden]).not.toContain(target)
      }
    }),
    RUNS,
  )
})

test('answers that are said to be submitted are valid, and where none are nobody has any', () => {
  fc.assert(
    fc.property(ruledForms(2, 3), (form) => {
      const subject = subjectOf(form)
      const expected = everyAnswer(form.fields, context, definitionOf(form))
      const submit = submissions(subject, BOUND)
      for (const key of [undefined, ...subject.targets()]) {
        const { verdict, answers } = submit(key)
        if (verdict === 'yes') {
          const { errors, store } = complete(subject, Object.fromEntries(answers ?? []))
          const isRight = Object.keys(errors).length === 0
          if (!isRight || (key !== undefined && store.isHidden(key))) counts.unconfirmed += 1
          else counts.confirmed += 1
        }
        if (verdict === 'no')
          expect(key === undefined ? expected.submittable : expected.submitted.has(key)).toBe(false)
      }
    }),
    RUNS,
  )
  expect(counts.unconfirmed).toBeLessThan(counts.confirmed / 5)
})

test('answer sets looked at together show what they show one by one, and are as many', () => {
  fc.assert(
    fc.property(ruledForms(3, 6), (form) => {
      const subject = subjectOf(form)
      for (const { target, shown, hidden, count } of reachOf(subject, BOUND)) {
        const controllers = controllersOf([target], subject.dependences, subject.bundle)
        const seen = { shown: false, hidden: false }
        const space = { controllers, fields: [target], alsoInvalid: true }
        const searched = enumerate(subject, space, BOUND, (set) => {
          seen[set.isShown(target) ? 'shown' : 'hidden'] = true
          return false
        })
        if (searched.end !== 'complete') continue
        const found = { shown: shown !== undefined, hidden: hidden !== undefined, count }
        expect([target, found]).toEqual([target, { ...seen, count: searched.count }])
      }
    }),
    RUNS,
  )
})

test('what is computed is so on the form itself', () => {
  fc.assert(
    fc.property(ruledForms(2, 4), (form) => {
      const subject = subjectOf(form)
      const computed = Object.keys(subject.bundle.computes ?? {})
      for (const key of computed) {
        const controllers = controllersOf([key], subject.dependences, subject.bundle)
        const space = { controllers: [...controllers, key], fields: [], alsoInvalid: true }
        enumerate(subject, space, 200, ({ answers, isShown }) => {
          const store = new FormStore(subject.bundle, { context })
          for (const [each, value] of answers) store.set(each, value ?? null)
          if (isShown(key))
            expect(store.get(key)).toEqual(ownValue(Object.fromEntries(answers), key))
          return false
        })
      }
    }),
    { numRuns: 30 },
  )
})
