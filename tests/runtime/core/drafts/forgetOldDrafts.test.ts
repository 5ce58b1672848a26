import { expect, test, vi } from 'vitest'
import { createMemoryDrafts } from '../../support/memoryDrafts.ts'
import { createTestWorld } from '../../support/testWorld.ts'

const DAY = 24 * 60 * 60 * 1000
const draft = { version: 1, hash: 'h', tab: 't', base: '', values: {}, fields: {} }

test('a site that opens removes drafts that are expired or unreadable, and no other', async () => {
  const drafts = createMemoryDrafts()
  const { clock } = createTestWorld()
  const at = (days: number) => JSON.stringify({ ...draft, savedAt: clock.now() - days * DAY })
  drafts.kept.set('fresh', at(29))
  drafts.kept.set('expired', at(31))
  drafts.kept.set('unreadable', '{')
  createTestWorld({ drafts })
  await vi.waitFor(() => expect([...drafts.kept.keys()]).toEqual(['fresh']))
})
