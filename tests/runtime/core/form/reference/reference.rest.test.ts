import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { validateForm } from '#server/modules/records/forms/validateForm.ts'
import { randomForms } from './randomForms.ts'
import { type Answers, type Form, isOfToday, readForm } from './reading.ts'

/** More runs on demand: `FORM_RUNS=20000`; a failure prints its seed. */
const NUM_RUNS = Number(process.env.FORM_RUNS ?? 2_000)
const NOW = Date.parse('2026-11-25T10:30:00+08:00')
const tables = { dictionaries: {}, areas: [] }
const context = { ...tables, now: NOW }

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** What the server says of submitted values, and what it would store. */
const judged = (form: Form, values: Answers) =>
  validateForm(
    {
      definition: JSON.stringify(form),
      values,
      dictionaries: {},
      now: NOW,
      prefilling: {},
      taken: [],
    },
    tables,
  )

/** Nobody answers what is never shown or given. */
const canAnswer = (store: FormStore, key: string): boolean =>
  !store.isDisabled(key) && !store.bundle.fields[key]?.isHide

const UNLIKE = 'sum与自动计算的结果不一致，请刷新页面后再提交'

test('a form does what an independent reading of the guide says, after every answer and on the server', async () => {
  await fc.assert(
    fc.asyncProperty(randomForms, async ({ form, steps }) => {
      const bundle = convertFormInfo(form, { dictionaries: {} })
      const wrong = bundle.diagnostics.filter(({ severity }) => severity === 'error')
      expect(wrong.map(({ message }) => message)).toEqual([])
      const store = new FormStore(bundle, { context })
      let answers: Answers = {}
      for (const step of steps) {
        answers = { ...answers, ...step }
        for (const [key, value] of Object.entries(step))
          if (canAnswer(store, key)) store.set(key, value)
        const { shown, value } = readForm(form, answers)
        expect(bundle.order.filter((key) => !store.isHidden(key))).toEqual(shown)
        expect(plain(store.submission())).toEqual(value)
      }
      const { errors, value } = readForm(form, answers)
      expect(store.validate()).toEqual(errors)
      const answered = await judged(form, { ...plain(answers), ...value })
      expect([answered.errors, plain(answered.values)]).toEqual([errors, value])
      if (typeof value.sum !== 'number' || isOfToday(form.formInfo)) return
      const forged = await judged(form, { ...value, sum: value.sum + 1 })
      expect(forged.errors).toEqual({ ...errors, sum: UNLIKE })
    }),
    { numRuns: NUM_RUNS },
  )
})
