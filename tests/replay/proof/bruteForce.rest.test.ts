import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { RawField } from '#contract/formInfo.ts'
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

/** Forms of which the proofs once said something else. */
const SAID_WRONG: RawField[][] = [
  // A controller that has one effect whatever it is, and comes after its target.
  [
    {
      ...{ type: 'counter', value: 'f0', label: '数量', required: true },
      ...{ isRelation: true, condition: '1', conditionText: '2', fields: ['f1', 'f2'] },
      ...{ limitWorkNumber: true, min: 2, max: 4 },
    },
    { type: 'switch', value: 'f1', label: '开关', required: true, isDisable: true },
    {
      ...{ type: 'choice', choiceType: '02', value: 'f2', label: '选择', required: true },
      ...{ isRelation: true, condition: '2', conditionText: '2', fields: ['f1'] },
      items: [
        { itemCode: '01', itemName: '甲' },
        { itemCode: '02', itemName: '乙' },
      ],
      ...{ limitWorkNumber: true, min: 3 },
    },
  ],
]

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
    { numRuns: 100, examples: SAID_WRONG.map((fields) => [fields]) },
  )
})
