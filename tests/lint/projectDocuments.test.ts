import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { RECORD_ADAPTERS } from '#adapters/records/recordAdapterRegistry.ts'
import { formatFinding } from '#lint/formatFinding.ts'
import { lintProject } from '#lint/lintProject.ts'

test('the product’s documents and the fixture organisations have no finding', async () => {
  const project = resolve(import.meta.dirname, '../..')
  const found = await lintProject(project, Object.keys(RECORD_ADAPTERS))
  expect(found.map(formatFinding)).toEqual([])
})
