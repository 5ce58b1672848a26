import { describe, expect, test } from 'vitest'
import { followText, heldDocument } from '#studio/form/document/heldDocument.ts'

const field = (value: string, label = value) => ({ type: 'textBox', value, label })
const textOf = (formInfo: unknown, more: object = {}) => JSON.stringify({ formInfo, ...more })

describe('the document of a text', () => {
  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['an object without rows', '{"printInfo": {}}'],
  ])('%s is no form', (_name, text) => expect(heldDocument(text)).toBeUndefined())
})

describe('a text that others changed', () => {
  const checks = [{ rule: true, message: '甲', at: 'a' }]
  const held = heldDocument(textOf([[field('a')], [field('b')]], { checks }))

  test('keeps the rows and checks that say the same', () => {
    const next = followText(
      held,
      textOf([[field('c')], [field('a')], [field('b', '乙')]], { checks }),
    )
    const [before, after] = [held?.value.formInfo, next?.value.formInfo] as unknown[][]
    expect(after?.[1]).toBe(before?.[0])
    expect(after?.[2]).not.toBe(before?.[1])
    expect(next?.value.checks).toBe(held?.value.checks)
  })

  test('keeps the whole list where nothing changed in it', () => {
    const next = followText(held, textOf([[field('a')], [field('b')]], { printInfo: {} }))
    expect(next?.value.formInfo).toBe(held?.value.formInfo)
    expect(next?.value).not.toHaveProperty('checks')
  })
})
