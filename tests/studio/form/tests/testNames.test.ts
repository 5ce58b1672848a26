import { describe, expect, test } from 'vitest'
import { expectedOutcome } from '#studio/form/tests/expectedOutcome.ts'
import { nameFault, titledName, typedName } from '#studio/form/tests/testNames.ts'

const DAY = '2026-11-25'
const first = `填写测试 ${DAY} (1)`

describe('the name of a test', () => {
  test.each([
    [
      'has the first number of its day that is free',
      typedName(DAY, [first]),
      '填写测试 2026-11-25 (2)',
    ],
    ['is the title of what it shows', titledName('永不显示', [first]), '永不显示'],
    ['has a number where the title is taken', titledName('甲', ['甲', '甲 (2)']), '甲 (3)'],
  ])('%s', (_, name, expected) => {
    expect(name).toBe(expected)
  })

  test.each([
    ['', '请填写测试的名称'],
    [first, `这张表单已经有叫“${first}”的测试，请换一个名称`],
    ['别的', undefined],
  ])('%j may be wrong: %s', (name, fault) => {
    expect(nameFault(name, [first])).toBe(fault)
  })
})

describe('what a test will expect is told', () => {
  const outcome = (errors: Record<string, string>) =>
    expectedOutcome({
      context: {},
      steps: [
        { set: { a: 1, b: 2 } },
        { set: { b: 3 } },
        { submit: true },
        { expect: { errors, valid: Object.keys(errors).length === 0 } },
      ],
    })

  test('with what is filled in, and that it can be submitted', () => {
    expect(outcome({})).toEqual({ sentence: '共 4 步，填写 2 项；可以提交。', messages: [] })
  })

  test('with the first of its messages', () => {
    const errors = Object.fromEntries([...'123456'].map((one) => [one, `错误${one}`]))
    const { sentence, messages } = outcome(errors)
    expect(sentence).toBe('共 4 步，填写 2 项；提交时有 6 处错误：')
    expect(messages).toEqual(['错误1', '错误2', '错误3', '错误4', '错误5', '等'])
  })
})
