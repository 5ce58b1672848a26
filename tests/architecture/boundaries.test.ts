import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Complaint, lintTree, PROJECT } from './lintTree.ts'

/** Room → imports that go against its direction. */
const FORBIDDEN: Record<string, readonly string[]> = {
  'src/contract': ['#domain/x.ts', '#server/x.ts', '../domain/x.ts', 'react', 'node:fs'],
  'src/domain': ['#adapters/x.ts', '#runtime/core/x.ts', 'react-dom/client', 'node:fs/promises'],
  adapters: ['#runtime/core/x.ts', '#server/x.ts', '../src/domain/x.ts', '@mantine/core'],
  'src/runtime/core': [
    '#runtime/react/x.ts',
    '#nodes/x.ts',
    '#client/x.ts',
    '../react/x.ts',
    'swr',
  ],
  'src/runtime/react': ['#widgets/x.ts', '#nodes/x.ts', '#client/x.ts', 'fastify'],
  'src/nodes': ['#widgets/x.ts', '#client/x.ts', '#server/x.ts', '../widgets/x.ts', 'kysely'],
  'src/widgets': ['#nodes/x.ts', '#lint/x.ts', '#schemas/page.schema.json', 'node:path'],
  'src/client': ['#domain/x.ts', '#runtime/core/x.ts', 'react', 'node:crypto'],
  'src/lint': ['#runtime/core/x.ts', '#server/x.ts', '../server/x.ts', 'react'],
  'src/replay': ['#runtime/react/x.ts', '#server/x.ts', '#lint/x.ts', 'react'],
  'src/app': ['#server/x.ts', '#lint/x.ts', '../server/x.ts', 'pg'],
  'src/embed': ['#nodes/x.ts', '#client/x.ts', '#server/x.ts', '../app/x.ts', 'fastify'],
  'src/server': ['#runtime/react/x.ts', '#runtime/core/page/x.ts', '#client/x.ts', '@mantine/core'],
  'src/build': ['#contract/x.ts', '#server/x.ts', '../server/x.ts'],
}

/** Room → imports along its direction. */
const ALLOWED: Record<string, readonly string[]> = {
  'src/domain': ['#contract/x.ts', 'dayjs'],
  adapters: ['#contract/x.ts', '#domain/x.ts'],
  'src/runtime/core': ['#contract/x.ts', '#domain/x.ts', '#adapters/x.ts', '../../core/page/x.ts'],
  'src/runtime/react': ['#runtime/core/x.ts', 'react', '@mantine/core'],
  'src/nodes': ['#runtime/react/x.ts', 'react'],
  'src/widgets': ['#runtime/react/x.ts', '@rjsf/utils'],
  'src/client': ['#contract/x.ts'],
  'src/lint': ['#adapters/x.ts', '#schemas/page.schema.json', 'node:fs'],
  'src/replay': ['#runtime/core/form/x.ts', 'node:fs'],
  'src/app': ['#client/x.ts', '#widgets/x.ts', '#runtime/react/x.ts'],
  'src/embed': ['#runtime/react/x.ts', '#widgets/x.ts', '#fixtures/x.json', 'react'],
  'src/server': ['#lint/x.ts', '#runtime/core/form/x.ts', 'fastify', 'node:fs'],
}

const rows = (table: Record<string, readonly string[]>, kind: string) =>
  Object.entries(table).flatMap(([room, imports]) =>
    imports.map((specifier, index) => ({
      room,
      specifier,
      file: `${room}/planted-${kind}-${index}.ts`,
    })),
  )
const forbidden = rows(FORBIDDEN, 'forbidden')
const allowed = rows(ALLOWED, 'allowed')
const circle = ['src/domain/planted-here.ts', 'src/domain/planted-there.ts']

let copy = ''
let complaints: Complaint[] = []
const about = (file: string) => complaints.filter((complaint) => complaint.file === file)

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'boundaries-'))
  for (const part of ['.biome.json', '.gitignore', 'package.json', 'src', 'adapters']) {
    await cp(join(PROJECT, part), join(copy, part), { recursive: true })
  }
  for (const { file, specifier } of [...forbidden, ...allowed]) {
    await writeFile(join(copy, file), `import type { X } from '${specifier}'\nexport type Y = X\n`)
  }
  const [here = '', there = ''] = circle
  await writeFile(
    join(copy, here),
    "import type { B } from './planted-there.ts'\nexport interface A { b: B }\n",
  )
  await writeFile(
    join(copy, there),
    "import type { A } from './planted-here.ts'\nexport interface B { a: A }\n",
  )
  complaints = await lintTree(copy)
})
afterAll(() => rm(copy, { recursive: true, force: true }))

describe('planted in a copy of the tree', () => {
  test.each(forbidden)('$room may not import $specifier, and is told what to do', ({ file }) => {
    expect(about(file)).toMatchObject([{ rule: 'style/noRestrictedImports' }])
    expect(about(file)[0]?.message.length).toBeGreaterThan(40)
  })
  test.each(allowed)('$room may import $specifier', ({ file }) => {
    expect(about(file)).toEqual([])
  })
  test('a circle of types alone is a circle', () => {
    expect(circle.flatMap(about).map(({ rule }) => rule)).toEqual(
      circle.map(() => 'suspicious/noImportCycles'),
    )
  })
})

test('the tree itself keeps its directions and has no circle', async () => {
  expect(await lintTree(PROJECT)).toEqual([])
})
