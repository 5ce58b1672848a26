import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { accountRules } from './rules/accounts.ts'
import { activityRules } from './rules/activity.ts'
import { applicationRules } from './rules/applications.ts'
import { auditRules } from './rules/audits.ts'
import { configVersionRules } from './rules/configVersions.ts'
import { errorRules } from './rules/errors.ts'
import { farPageRules } from './rules/farPages.ts'
import { idempotencyRules } from './rules/idempotency.ts'
import { keysetListRules } from './rules/keysetLists.ts'
import { listColumnRules } from './rules/listColumns.ts'
import { listRules } from './rules/lists.ts'
import { loginFailureRules } from './rules/loginFailures.ts'
import { memberNumberRules } from './rules/memberNumbers.ts'
import { namePatternRules } from './rules/namePatterns.ts'
import { outboxRules } from './rules/outbox.ts'
import { proofRules } from './rules/proofs.ts'
import { recordRules } from './rules/records.ts'
import { rowSecurityRules } from './rules/rowSecurity.ts'
import { searchKeyRules } from './rules/searchKeys.ts'
import { searchTermRules } from './rules/searchTerms.ts'
import type { TestedStore } from './stores.ts'

/** One suite, held on every database the product runs on. */
export function storeRules({ open }: TestedStore): void {
  const events: string[] = []
  let store: Store
  beforeAll(async () => {
    store = await open({ log: ({ event }) => events.push(event) })
  })
  afterAll(() => store.close())

  describe('row level security', () => rowSecurityRules(() => store))
  describe('errors', () => errorRules(() => store))
  describe('idempotency', () => idempotencyRules(() => store))
  describe('outbox', () => outboxRules(() => store))
  describe('audits', () => auditRules(() => store))
  describe('activity log', () => activityRules(() => store))
  describe('member numbers', () => memberNumberRules(() => store))
  describe('applications', () => applicationRules(() => store))
  describe('accounts', () => accountRules(() => store))
  describe('failed logins', () => loginFailureRules(() => store))
  describe('proofs and limits', () => proofRules(() => store))
  describe('configuration', () => configVersionRules(() => store))
  describe('lists', () => listRules(() => store))
  describe('far pages', () => farPageRules(() => store))
  describe('columns of lists', () => listColumnRules(() => store))
  describe('lists read in parts', () => keysetListRules(() => store))
  describe('other records', () => recordRules(() => store))
  describe('patterns of names', () => namePatternRules(() => store))
  describe('search keys', () => searchKeyRules(() => store))
  // After all others, whose rows it looks at.
  describe('search terms', () => searchTermRules(() => store))

  test('nothing any of these did made the store throw its database away', () => {
    expect(events.filter((event) => event !== 'store.migrated')).toEqual([])
  })
}
