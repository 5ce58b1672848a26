import { describe, expect, test } from 'vitest'
import { isMobile } from '#domain/text/kinds/mobile.ts'
import { isOrgName } from '#domain/text/kinds/orgName.ts'
import { isRealName } from '#domain/text/kinds/realName.ts'
import { isRightText } from '#domain/text/kinds/textKindTable.ts'
import { isUserName } from '#domain/text/kinds/userName.ts'

describe('a real name', () => {
  test.each([
    ['王小明', true],
    ['John', true],
    ['阿卜杜拉·买买提', true],
    ['𬭎㐂䶮', true],
    ['〇一', true],
    ['', false],
    ['·王', false],
    ['王·', false],
    ['王··明', false],
    ['王 明', false],
    ['王明1', false],
    ['王'.repeat(64), true],
    ['王'.repeat(65), false],
    ['𬭎'.repeat(64), true],
  ])('%s: %s', (name, valid) => {
    expect(isRealName(name)).toBe(valid)
  })
})

test.each([
  ['13800000000', true],
  ['1380000000', false],
  ['138000000000', false],
  ['23800000000', false],
  ['１３８０００００００００', false],
  ['13800000000\n', false],
])('mobile %j: %s', (mobile, valid) => {
  expect(isMobile(mobile)).toBe(valid)
})

test.each([
  ['abc_-9', true],
  ['12345', false],
  ['a'.repeat(16), true],
  ['a'.repeat(17), false],
  ['abc 123', false],
  ['密码密码密码', false],
])('password %s: %s', (password, valid) => {
  expect(isRightText('password', password)).toBe(valid)
})

test.each([
  ['a', true],
  ['', false],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['a.b', false],
  ['13800000001', false],
  ['1380000000', true],
  ['23800000001', true],
  ['138000000012', true],
])('user name %s: %s', (name, valid) => {
  expect(isUserName(name)).toBe(valid)
})

test.each([
  ['华夏大学', true],
  ['〇五一研究所_2·A', true],
  ['华夏大学（北京）', false],
  ['', false],
  ['𬭎'.repeat(64), true],
  ['华'.repeat(65), false],
])('unit name %s: %s', (name, valid) => {
  expect(isOrgName(name)).toBe(valid)
})
