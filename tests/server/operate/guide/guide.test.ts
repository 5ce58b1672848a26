import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fillGuide } from '#server/operate/guide/fillGuide.ts'
import { SETTINGS } from '#server/settings/settingTable.ts'

const guide = readFileSync('src/server/OPERATING.md', 'utf8')
const rowOf = (text: string, start: string) =>
  text.split('\n').find((line) => line.startsWith(`| ${start} |`))

test('the guide is filled from the code as it is', () => {
  expect(fillGuide(guide)).toBe(guide)
})

test.each(Object.keys(SETTINGS))('%s has a row', (name) => {
  expect(rowOf(guide, `\`${name}\``)).toBeDefined()
})

test('a row that was lost or changed is put back', () => {
  const port = rowOf(guide, '`PORT`') ?? ''
  expect(port).toContain('8080')
  expect(fillGuide(guide.replace(`${port}\n`, ''))).toBe(guide)
  expect(fillGuide(guide.replace(port, port.replace('8080', '80')))).toBe(guide)
})

test('what is secret, and what a real site needs, is said', () => {
  expect(rowOf(guide, '`SMS_SECRET`')).toMatch(/\*\*Secret\.\*\* \| must be given/)
  expect(rowOf(guide, '`SMS_KEY`')).not.toContain('Secret')
  expect(rowOf(guide, '`SMS_REMINDER_TEMPLATE`')).not.toContain('must be given')
})

test('secrets of payment providers are named by provider', () => {
  expect(rowOf(guide, '`0102` 微信支付 | `apiV3Key` APIv3 密钥')).toContain('**Secret.**')
  expect(rowOf(guide, '`0101` 支付宝 | `alipayPublicKey` 支付宝公钥')).toContain('written out')
})

test('a guide without the place is refused', () => {
  expect(() => fillGuide('# Operating')).toThrow('the guide lacks')
})
