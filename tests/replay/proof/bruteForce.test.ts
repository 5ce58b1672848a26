import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { Subject } from '#replay/proof/form/subject.ts'
import { reachOf } from '#replay/proof/search/reach.ts'
import { submissions } from '#replay/proof/search/submission.ts'
import { fixtureTables } from '#replay/tables.ts'
import { everyAnswer } from './everyAnswer.ts'
import { smallForm } from './smallForms.ts'

const context = await fixtureTables()
const BOUND = 200_000

const subjectOf = (fields: unknown) =>
  new Subject(convertFormInfo(fields, { dictionaries: {} }), context)

test('a field is said to show, or to hide, exactly when some answers do it', () => {
  fc.assert(
    fc.property(smallForm, (fields) => {
      const expected = everyAnswer(fields, context)
      for (const { target, shown, hidden, complete } of reachOf(subjectOf(fields), BOUND)) {
        if (shown || complete)
          expect([target, shown !== undefined]).toEqual([target, expected.shown.has(target)])
        if (hidden || complete)
          expect([target, hidden !== undefined]).toEqual([target, expected.hidden.has(target)])
      }
    }),
    { numRuns: 100 },
  )
})

test('a form is said to be submittable, with a field shown or at all, exactly when some answers do it', () => {
  fc.assert(
    fc.property(smallForm, (fields) => {
      const expected = everyAnswer(fields, context)
      const subject = subjectOf(fields)
      const submit = submissions(subject, BOUND)
      const whole = submit(undefined).verdict
      if (whole !== 'undecided') expect(whole === 'yes').toBe(expected.submittable)
      if (whole !== 'yes') return
      for (const target of subject.bundle.ruleOrder) {
        const { verdict } = submit(target)
        if (verdict !== 'undecided')
          expect([target, verdict === 'yes']).toEqual([target, expected.submitted.has(target)])
      }
    }),
    { numRuns: 100 },
  )
})
