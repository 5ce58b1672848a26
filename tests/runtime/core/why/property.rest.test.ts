import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import type { Aspect } from '#contract/why.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { parseCell } from '#runtime/core/form/paths.ts'
import { explainField } from '#runtime/core/why/explainField.ts'
import { trialsAt } from '#runtime/core/why/flips/trials.ts'
import { ruleOver } from '../../../support/formRules.ts'
import { changed, choice, openForm, text } from './explaining.ts'

const KEYS = ['a', 'b', 'c', 'd', 'e.x', 'f']
/** More runs on demand: `WHY_RUNS=2000`. */
const NUM_RUNS = Number(process.env.WHY_RUNS ?? 60)

/** What a field may be, with values that fit it and some that do not. */
const KINDS: ((key: string, more: object) => [definition: object, values: unknown[]])[] = [
  (key, more) => [choice(key, key, ['一', '二', '三'], more), ['01', '02', '03', 'xx']],
  (key, more) => [
    choice(key, key, ['一', '二', '三'], {
      choiceType: '02',
      limitWorkNumber: true,
      max: 2,
      ...more,
    }),
    [['01'], ['01', '03'], ['01', '02', '03']],
  ],
  (key, more) => [{ type: 'switch', value: key, label: key, ...more }, [true, false]],
  (key, more) => [
    { type: 'counter', value: key, label: key, limitWorkNumber: true, min: 1, max: 5, ...more },
    [0, 1, 2, 9],
  ],
  (key, more) => [
    { type: 'counter', value: key, label: key, min: 1, max: 5, step: 0.5, ...more },
    [0, 1, 2.5, 9],
  ],
  (key, more) => [
    text(key, key, {
      limitWorkNumber: true,
      min: 2,
      max: 4,
      isRegExp: true,
      customRegExp: '[a-z0-9]+',
      ...more,
    }),
    ['01', 'abc', 'toolong', 'A', '  '],
  ],
  (key, more) => [
    {
      type: 'table',
      value: key,
      label: key,
      items: [text('x', '列', { required: true, notRepeatText: '重复' })],
      isNumLimit: true,
      numLimit: 2,
      ...more,
    },
    [[{ x: 'p' }], [{ x: 'p' }, { x: 'P' }], [{}, {}, {}]],
  ],
  (key, more) => [
    { type: 'dateTime', fmt: 'yyyy-MM-dd', value: key, label: key, ...more },
    ['2026-11-20', '2008-11-20', '1990-03-01', 'x'],
  ],
]

const oneRelation = fc.record({
  condition: fc.constantFrom('1', '2', '3'),
  conditionText: fc.constantFrom('01', '02', '01,03', '2', 'true'),
  fields: fc.subarray(KEYS, { minLength: 1, maxLength: 3 }),
})

const relation = fc
  .tuple(oneRelation, fc.option(fc.array(oneRelation, { minLength: 1, maxLength: 2 }), { freq: 2 }))
  .map(([first, relations]) => ({ isRelation: true, ...first, ...(relations && { relations }) }))

/** Rules over the fields before this one, so that few read each other in a circle. */
const ownRules = (before: readonly string[]): fc.Arbitrary<object> => {
  if (before.length === 0) return fc.constant({})
  const rule = fc.option(ruleOver(before), { freq: 2 })
  return fc
    .record({ showWhen: rule, compute: fc.option(ruleOver(before), { freq: 1 }) })
    .map((rules) => Object.fromEntries(Object.entries(rules).filter(([, given]) => given !== null)))
}

const definition = (key: string, at: number) =>
  fc
    .record({
      own: ownRules(KEYS.slice(0, at)),
      kind: fc.nat(KINDS.length - 1),
      required: fc.boolean(),
      isHide: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      isDisable: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
      controls: fc.option(relation, { freq: 2 }),
      value: fc.option(fc.nat(4)),
    })
    .map(({ kind, required, isHide, isDisable, controls, value, own }) => {
      const make = KINDS[kind] ?? KINDS[0]
      const made = make?.(key, { required, isHide, isDisable, ...controls, ...own })
      const [field, values] = made ?? [{}, []]
      return { key, field, value: value === null ? undefined : values[value % values.length] }
    })

const checks = fc.array(
  fc.record({
    rule: ruleOver(KEYS),
    at: fc.constantFrom(...KEYS),
    message: fc.constantFrom('一', '二'),
  }),
  { maxLength: 2 },
)

const form = fc.tuple(fc.tuple(...KEYS.map(definition)), checks).map(([fields, given]) => ({
  rows: {
    formInfo: fields.map(({ field }) => [field]),
    ...(given.length > 0 && { checks: given }),
  },
  values: Object.fromEntries(
    fields.filter(({ value }) => value !== undefined).map(({ key, value }) => [key, value]),
  ) as FormValues,
}))

/** What the store itself says. */
const VERDICTS: Record<Aspect, (store: FormStore, path: string) => boolean> = {
  shown: (store, path) => !store.isHidden(parseCell(path)?.table ?? path),
  required: (store, path) => {
    const cell = parseCell(path)
    const field = store.bundle.fields[cell?.table ?? path]
    const own = cell ? field?.columns?.find(({ key }) => key === cell.column) : field
    return (own?.required ?? false) && VERDICTS.shown(store, path)
  },
  disabled: (store, path) => store.isDisabled(parseCell(path)?.table ?? path),
  error: (store, path) => store.error(path) !== undefined,
}

const pathsOf = (store: FormStore): string[] =>
  store.bundle.order.flatMap((key) => {
    const rows = store.bundle.fields[key]?.columns ? store.rows(key) : []
    return [key, ...rows.map((_, row) => `${key}/${row}/x`)]
  })

const RUNS = { numRuns: NUM_RUNS }

test('an explanation says what the store says, of every field and cell', () => {
  fc.assert(
    fc.property(form, fc.boolean(), ({ rows, values }, submitted) => {
      const store = openForm(rows, values)
      if (submitted) store.validate()
      for (const path of pathsOf(store)) {
        const answers = explainField(store, path)?.answers
        for (const aspect of ['shown', 'required', 'disabled', 'error'] as const)
          expect([path, aspect, answers?.[aspect].holds]).toEqual([
            path,
            aspect,
            VERDICTS[aspect](store, path),
          ])
      }
    }),
    RUNS,
  )
})

test('every proposed change turns the answer on a form of its own, and none of several is idle', () => {
  fc.assert(
    fc.property(form, ({ rows, values }) => {
      const store = openForm(rows, values)
      store.validate()
      for (const path of pathsOf(store))
        for (const aspect of ['shown', 'required', 'error'] as const) {
          const answer = explainField(store, path)?.answers[aspect]
          if (!answer || answer.flip.changes.length === 0) continue
          const { changes, others } = answer.flip
          const turned = (made: typeof changes) =>
            VERDICTS[aspect](changed(store, made), path) !== answer.holds
          expect(turned(changes)).toBe(true)
          for (const other of others) expect(turned([other])).toBe(true)
          if (changes.length > 1)
            for (const idle of changes)
              expect(turned(changes.filter((c) => c !== idle))).toBe(false)
        }
    }),
    RUNS,
  )
})

test('more than one change is proposed only where no single value of any field does it', () => {
  fc.assert(
    fc.property(form, ({ rows, values }) => {
      const store = openForm(rows, values)
      store.validate()
      for (const key of store.bundle.order) {
        const answer = explainField(store, key)?.answers.shown
        if (!answer || store.bundle.rules[key] === undefined) continue
        if (answer.flip.changes.length === 1) continue
        const all = store.bundle.order.flatMap((each) => trialsAt(store, each))
        for (const { path, value } of all) {
          const alone = changed(store, [{ path, to: { value, text: '' } }])
          expect([path, value, alone.isHidden(key)]).toEqual([path, value, !answer.holds])
        }
      }
    }),
    RUNS,
  )
})

/** Field type → what can be entered, looked up in no limit and no rule. */
const STRANGE: Record<string, unknown[]> = {
  counter: [-7, 0.25, 99, 12_345],
  switch: [true, false],
  textBox: ['01', '02', '03', 'abc', 'toolongforit'],
}

test('an error is said to need more than one change only where no value of a field does it', () => {
  fc.assert(
    fc.property(form, ({ rows, values }) => {
      const store = openForm(rows, values)
      store.validate()
      for (const path of pathsOf(store)) {
        const answer = explainField(store, path)?.answers.error
        const judged = ['check', 'ruleCheck', 'valid', 'hidden'].includes(answer?.cause.by ?? '')
        if (!answer || !judged || answer.flip.changes.length === 1) continue
        const turned = store.bundle.order
          .filter((key) => !Object.hasOwn(store.bundle.computes ?? {}, key))
          .flatMap((key) => {
            const strange = (STRANGE[store.bundle.fields[key]?.type ?? ''] ?? []).map((value) => ({
              path: key,
              value,
            }))
            return [...trialsAt(store, key), ...strange]
          })
          .filter(({ path: of, value }) => {
            const alone = changed(store, [{ path: of, to: { value, text: '' } }])
            return VERDICTS.error(alone, path) !== answer.holds
          })
        expect([path, answer.sentence, turned]).toEqual([path, answer.sentence, []])
      }
    }),
    RUNS,
  )
})

test('explaining changes nothing of the form', () => {
  fc.assert(
    fc.property(form, ({ rows, values }) => {
      const store = openForm(rows, values)
      const before = JSON.stringify([store.submission(), store.errors(), store.dirty])
      for (const path of pathsOf(store)) explainField(store, path)
      expect(JSON.stringify([store.submission(), store.errors(), store.dirty])).toBe(before)
    }),
    { numRuns: 50 },
  )
})
