import { describe, expect, test } from 'vitest'
import type { GuardName } from '#contract/page.gen.ts'
import type { GuardFacts } from '#runtime/core/guards/guard.ts'
import { GUARD_TABLE } from '#runtime/core/guards/guardRegistry.ts'
import type { User } from '#runtime/core/ports/session.ts'

const NOW = Date.UTC(2026, 10, 20)
const MOBILE = '13800000000'
const proven = (expiresAt?: string): Partial<User> => ({
  proof: { mobile: MOBILE, ...(expiresAt && { expiresAt }) },
})
const both: Partial<User> = { proof: { mobile: '13900000000', earlier: [{ mobile: MOBILE }] } }

type Case = [GuardName, string, Partial<User>, GuardFacts['given'], boolean]
const CASES: Case[] = [
  ['login', 'nobody', {}, {}, false],
  ['login', 'somebody', { id: 'u1' }, {}, true],
  ['orgUser', 'an individual', { id: 'u1', userType: '1', orgId: 'o' }, {}, false],
  ['orgUser', 'a unit without orgId', { id: 'u1', userType: '2' }, {}, false],
  ['orgUser', 'a unit', { id: 'u1', userType: '2', orgId: 'o' }, {}, true],
  ['staff', 'a unit', { id: 'u1', userType: '2' }, {}, false],
  ['staff', 'an operator', { id: 'u1', userType: '9' }, {}, true],
  ['ownsRecord', 'a visitor', {}, { record: { mobile: MOBILE } }, false],
  ['ownsRecord', 'the user', { mobile: MOBILE }, { record: { mobile: MOBILE } }, true],
  ['ownsRecord', 'a proven mobile', proven(), { record: { mobile: MOBILE } }, true],
  ['ownsRecord', 'a mobile proven before another', both, { record: { mobile: MOBILE } }, true],
  ['ownsRecord', 'a masked record', proven(), { record: { maskMobile: '138****0000' } }, false],
  ['ownsRecord', 'its unit', { userType: '2', orgId: 'u' }, { record: { orgId: 'u' } }, true],
  ['ownsRecord', 'another unit', { userType: '2', orgId: 'v' }, { record: { orgId: 'u' } }, false],
  ['ownsRecord', 'a record the server calls own', {}, { record: { isOwn: true } }, true],
  ['ownsRecord', 'no record', proven(), {}, false],
  ['mobileProven', 'a visitor', {}, { mobile: MOBILE }, false],
  ['mobileProven', 'the user', { mobile: MOBILE }, { mobile: MOBILE }, true],
  ['mobileProven', 'a proven mobile', proven(), { mobile: MOBILE }, true],
  ['mobileProven', 'another mobile', proven(), { mobile: '13900000000' }, false],
  ['mobileProven', 'one proven before another', both, { mobile: MOBILE }, true],
  ['mobileProven', 'an empty mobile', proven(), { mobile: '' }, false],
  ['mobileProven', 'any mobile, none proven', {}, {}, false],
  ['mobileProven', 'any mobile', proven(), {}, true],
  ['mobileProven', 'a running grant', proven('2026-11-20T00:10:00Z'), { mobile: MOBILE }, true],
  [
    'mobileProven',
    'a grant that has ended',
    proven('2026-11-19T23:59:00Z'),
    { mobile: MOBILE },
    false,
  ],
  ['identity', 'a login alone', { mobile: MOBILE }, {}, false],
  ['identity', 'the own mobile proven', { mobile: MOBILE, ...proven() }, {}, true],
  ['identity', 'another mobile proven', { mobile: '13900000000', ...proven() }, {}, false],
  ['identity', 'an account without a mobile', {}, {}, true],
  ['secondFactor', 'a society that waits for it', { secondFactorDue: true }, {}, false],
  ['secondFactor', 'everybody else', {}, {}, true],
  ['wechatOpenId', 'unknown', {}, {}, false],
  ['wechatOpenId', 'known', { openId: 'x' }, {}, true],
  ['picked', 'nothing', {}, { value: null }, false],
  ['picked', 'an empty list', {}, { value: [] }, false],
  ['picked', 'false, which is a choice', {}, { value: false }, true],
  ['picked', 'a code', {}, { value: '0101' }, true],
]

describe('guards', () => {
  test.each(CASES)('%s: %s', (name, _what, user, given, holds) => {
    expect(GUARD_TABLE[name]({ user: { proof: {}, ...user }, given, now: NOW })).toBe(holds)
  })
})
