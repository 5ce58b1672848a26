import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { randomForms } from './randomForms.ts'
import { type Answers, readForm } from './reading.ts'

/** More runs on demand: `FORM_RUNS=20000`; a failure prints its seed. */
const NUM_RUNS = Number(process.env.FORM_RUNS ?? 2_000)
const context = { dictionaries: {}, areas: [], now: Date.parse('2026-11-25T10:30:00+08:00') }

/** Messages of the engine, with what is required said as the reading says it. */
const said = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([key, text]) => [key, text === 'CHECK' ? text : 'required']),
  )

test('a form does what an independent reading of the guide says, after every answer', () => {
  fc.assert(
    fc.property(randomForms, ({ form, steps }) => {
      const bundle = convertFormInfo(form, { dictionaries: {} })
      const wrong = bundle.diagnostics.filter(({ severity }) => severity === 'error')
      expect(wrong.map(({ message }) => message)).toEqual([])
      const store = new FormStore(bundle, { context })
      let answers: Answers = {}
      for (const step of steps) {
        answers = { ...answers, ...step }
        for (const [key, value] of Object.entries(step)) store.set(key, value)
        const { shown, value } = readForm(form, answers)
        expect(bundle.order.filter((key) => !store.isHidden(key))).toEqual(shown)
        expect(JSON.parse(JSON.stringify(store.submission()))).toEqual(value)
      }
      expect(said(store.validate())).toEqual(readForm(form, answers).errors)
    }),
    { numRuns: NUM_RUNS },
  )
})
