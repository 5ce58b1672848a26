import { describe, expect, test } from 'vitest'
import type { FormCheck } from '#contract/formSpec.ts'
import type { Logic } from '#contract/logic.ts'
import { LIMITS } from '#domain/limits.ts'
import { RULE_LIMITS } from '#domain/logic/checkRule.ts'
import { readSharedData } from '#server/base/shared/sharedData.ts'
import { checkSubmission } from '#server/modules/records/forms/checkSubmission.ts'
import { createFormValidator, isLarge } from '#server/modules/records/forms/formValidator.ts'
import { type FormJob, validateForm } from '#server/modules/records/forms/validateForm.ts'

const shared = readSharedData()
const definition = JSON.stringify([
  [
    { type: 'editor', value: 'intro', label: '简介' },
    {
      type: 'textBox',
      value: 'mobile',
      label: '手机号码',
      isRegExp: true,
      commonRegExp: 'mobile',
      regExpText: '格式错误',
      notRepeatText: '已存在',
    },
  ],
  [
    {
      type: 'table',
      value: 'works',
      label: '成果',
      items: [{ type: 'textBox', value: 'title', label: '题目', required: true }],
    },
  ],
])

/** A judge that tells where it would judge; both ways judge in this thread. */
function judging() {
  const went: string[] = []
  const here = (job: FormJob) => {
    went.push('here')
    return validateForm(job, shared)
  }
  const elsewhere = (job: FormJob) => {
    went.push('elsewhere')
    return validateForm(job, shared)
  }
  return { went, forms: createFormValidator(shared, { inThread: here, inWorker: elsewhere }) }
}

const submit = (
  forms: ReturnType<typeof createFormValidator>,
  values: object,
  taken: string[] = [],
  checks: FormCheck[] = [],
) =>
  checkSubmission(
    { shared, forms },
    { dictionaries: {} },
    {
      definition,
      text: JSON.stringify(values),
      ask: async ({ value }) => !taken.includes(value),
      now: new Date('2026-11-21'),
      subject: {},
      checks,
    },
  )

const rows = (count: number) => Array.from({ length: count }, () => ({ title: '甲' }))

describe('a submission is judged away from the requests when it is large', () => {
  test.each([
    ['a person’s form', { intro: '<p>甲</p>', works: rows(10) }, 'here'],
    ['long rich text', { intro: `<p>${'甲'.repeat(20_000)}</p>` }, 'elsewhere'],
    ['rich text of many tags', { intro: '<p>甲</p>'.repeat(60) }, 'elsewhere'],
    ['many rows', { works: rows(200) }, 'elsewhere'],
    ['a list that belongs nowhere', { nowhere: Array.from({ length: 500 }, () => 1) }, 'here'],
  ])('%s: %s', async (_what, values, where) => {
    const { went, forms } = judging()
    await submit(forms, values)
    expect(went).toEqual([where])
  })

  test.each([
    ['rich text nested too deep', { intro: '<b>'.repeat(LIMITS.richText.depth + 1) }, 'intro'],
    ['rich text of too many tags', { intro: '<p></p>'.repeat(LIMITS.richText.tags + 1) }, 'intro'],
    ['rich text too long', { intro: '甲'.repeat(LIMITS.richText.length + 1) }, 'intro'],
    ['a table of too many rows', { works: rows(LIMITS.tableRows + 1) }, 'works'],
  ])(
    '%s is refused at its field before anything is cleaned or judged',
    async (_what, values, at) => {
      const { went, forms } = judging()
      await expect(submit(forms, values)).rejects.toMatchObject({
        data: { errors: { [at]: expect.stringMatching(/最多|过多|过长/) } },
      })
      expect(went).toEqual([])
    },
  )

  test('the thread says what is said here', async () => {
    const forms = createFormValidator(shared)
    const large = [...rows(150), {}]
    const script = `<p onclick="x()">甲<script>alert(1)</script></p>`
    await expect(submit(forms, { works: large })).rejects.toMatchObject({
      data: { errors: { 'works/150/title': '请输入题目' } },
    })
    const { values } = await submit(forms, { intro: script, works: rows(150) })
    expect(values).toEqual({ intro: '<p>甲</p>', works: rows(150) })
    const shown = `<p><img src="/s/a.png" alt="甲.png"></p>`
    const { files } = await submit(forms, { intro: shown, works: rows(150) })
    expect(files).toEqual([{ name: '甲.png', url: '/s/a.png' }])
  })
})

/** A page's check that a person does not introduce themselves by their number, or a rule as large as they may be. */
const introduced = (rule: Logic = { '!=': [{ var: 'intro' }, { var: 'mobile' }] }): FormCheck => ({
  field: 'mobile',
  rule,
  message: '与简介重复',
})

const filled: Logic = { '!!': [{ var: 'intro' }] }
const largest = introduced({
  and: Array.from({ length: RULE_LIMITS.nodes / 3 - 1 }, () => filled),
})

describe('the checks of pages', () => {
  test('say the same in the thread', async () => {
    const forms = createFormValidator(shared)
    const same = { mobile: '13800000001', intro: '13800000001' }
    for (const works of [rows(1), rows(150)]) {
      await expect(submit(forms, { ...same, works }, [], [introduced()])).rejects.toMatchObject({
        data: { errors: { mobile: '与简介重复' } },
      })
      const other = { ...same, intro: '甲', works }
      expect((await submit(forms, other, [], [introduced()])).values).toMatchObject(other)
    }
  })

  test.each([
    ['a few', Array.from({ length: 5 }, () => introduced()), 'here'],
    ['the largest rule there may be', [largest], 'elsewhere'],
    ['many', Array.from({ length: 50 }, () => introduced()), 'elsewhere'],
  ])('%s: away from the requests when that takes long', async (_what, checks, where) => {
    const { went, forms } = judging()
    await submit(forms, { mobile: '13800000001', intro: '甲' }, [], checks)
    expect(went).toEqual([where])
  })
})

test('a value somebody has is refused, in a large form too', async () => {
  const forms = createFormValidator(shared)
  for (const count of [1, 200]) {
    const values = { mobile: '13800000001', works: rows(count) }
    await expect(submit(forms, values, ['13800000001'])).rejects.toMatchObject({
      data: { errors: { mobile: '已存在' } },
    })
    expect((await submit(forms, values)).values).toEqual(values)
  }
})

test.each([
  ['nothing', {}, false],
  ['as many characters', { a: '甲'.repeat(20_000) }, false],
  ['one more, wherever they stand', { a: '甲'.repeat(20_000), b: [{ c: '乙' }] }, true],
  ['a hundred items', { a: Array.from({ length: 99 }, () => '') }, false],
  ['one more of them', { a: Array.from({ length: 101 }, () => '') }, true],
  ['as many tags as weigh as much', { a: '<b>'.repeat(99) }, false],
  ['more of them', { a: '<b>'.repeat(101) }, true],
])('%s: large or not', (_what, values, large) => {
  expect(isLarge(values)).toBe(large)
})
