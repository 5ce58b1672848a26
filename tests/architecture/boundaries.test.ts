import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FLOORS } from '../../src/build/architecture/boundaries.ts'
import { membersOf } from '../../src/build/architecture/floors.ts'
import { type Complaint, lintTree, PROJECT } from './lintTree.ts'

/** What the linter's rules are generated into. */
const GENERATED = '.biome.rooms.gen.json'

/** Folders of the server that import none of the others; `deploy` has no code. */
const GROUND = ['messages', 'encryption', 'threads', 'tracing', 'deploy']
const ABOVE_GROUND = readdirSync(join(PROJECT, 'src/server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !GROUND.includes(entry.name))
  .map(({ name }) => `#server/${name}/x.ts`)

/** Room, folder or file → imports that go against its direction. */
const FORBIDDEN: Record<string, readonly string[]> = {
  'src/contract': ['#domain/x.ts', '#server/x.ts', '../domain/x.ts', 'react', 'node:fs'],
  'src/domain': [
    '#adapters/x.ts',
    '#runtime/core/x.ts',
    'react-dom/client',
    'node:fs/promises',
    '../contract/x.ts',
  ],
  adapters: ['#runtime/core/x.ts', '#server/x.ts', '../src/domain/x.ts', '@mantine/core'],
  'src/runtime/core': [
    '#runtime/react/x.ts',
    '#nodes/x.ts',
    '#client/x.ts',
    '../react/x.ts',
    'swr',
  ],
  'src/runtime/react': ['#widgets/x.ts', '#nodes/x.ts', '#client/x.ts', 'fastify', '../core/x.ts'],
  'src/nodes': ['#widgets/x.ts', '#client/x.ts', '#server/x.ts', '../widgets/x.ts', 'kysely'],
  'src/formDocument': [
    '#studio/x.ts',
    '#runtime/core/form/x.ts',
    '#lint/x.ts',
    'react',
    'node:fs',
    '../studio/x.ts',
  ],
  'src/formDocument/rows': ['../keys/x.ts', '../uses/x.ts'],
  'src/formDocument/formDocument.ts': ['./rows/x.ts'],
  'src/formDocument/keys': ['../names/x.ts', '../edits/x.ts'],
  'src/formDocument/options': ['../keys/x.ts'],
  'src/formDocument/names': ['../keys/x.ts'],
  'src/formDocument/relations': ['../edits/x.ts', '../rules/x.ts'],
  'src/formDocument/edits': ['../types/x.ts', '../uses/x.ts'],
  'src/formDocument/types': ['../rules/x.ts', '../uses/x.ts'],
  'src/formDocument/rules': ['../types/x.ts', '../uses/x.ts'],
  'src/studio': [
    '#widgets/x.ts',
    '#nodes/x.ts',
    '#client/x.ts',
    '#server/x.ts',
    'node:fs',
    '../lint/x.ts',
  ],
  'src/widgets': [
    '#nodes/x.ts',
    '#lint/x.ts',
    '#schemas/page.schema.json',
    'node:path',
    '../nodes/x.ts',
    '../studio/x.ts',
  ],
  'src/client': ['#domain/x.ts', '#runtime/core/x.ts', 'react', 'node:crypto', '../contract/x.ts'],
  'src/lint': ['#runtime/core/x.ts', '#server/x.ts', '../server/x.ts', 'react'],
  'src/replay': ['#runtime/react/x.ts', '#server/x.ts', '#lint/x.ts', 'react', '../lint/x.ts'],
  'src/app': ['#server/x.ts', '#lint/x.ts', '../server/x.ts', 'pg'],
  'src/embed': ['#nodes/x.ts', '#client/x.ts', '#server/x.ts', '../app/x.ts', 'fastify'],
  'src/server': [
    '#runtime/react/x.ts',
    '#runtime/core/page/x.ts',
    '#replay/pool/x.ts',
    '#client/x.ts',
    '@mantine/core',
    '../studio/x.ts',
    '../build/x.ts',
  ],
  'src/build': ['#contract/x.ts', '#server/x.ts', '../server/x.ts', 'react'],
  'src/server/messages': [...ABOVE_GROUND, '#client/x.ts'],
  'src/server/encryption': [
    '#server/store/x.ts',
    '#server/start/x.ts',
    '#server/messages/x.ts',
    '#server/threads/x.ts',
  ],
  'src/server/threads': ['#server/modules/x.ts', '#server/http/x.ts', '#server/store/x.ts'],
  'src/server/tracing': ['#server/store/x.ts', '#server/http/x.ts'],
  'src/server/store': ['#server/providers/x.ts', '#server/base/x.ts', '#client/x.ts'],
  'src/server/store/queries': ['#server/base/x.ts', '#server/calls/x.ts'],
  'src/server/providers': ['#server/store/x.ts', '#server/modules/x.ts', '#server/sandbox/x.ts'],
  'src/server/base': ['#server/modules/x.ts', '#server/calls/x.ts'],
  'src/server/modules': [
    '#server/calls/x.ts',
    '#server/http/x.ts',
    '#server/jobs/x.ts',
    '#server/sandbox/x.ts',
    '#server/settings/x.ts',
    '#server/start/x.ts',
    '#client/x.ts',
    'react',
  ],
  'src/server/modules/files': ['#server/modules/money/parts.ts', '#server/calls/x.ts'],
  'src/server/modules/configuration': ['#server/modules/records/parts.ts'],
  'src/server/modules/records': ['#server/modules/people/parts.ts'],
  'src/server/modules/people': ['#server/modules/privacy/parts.ts'],
  'src/server/modules/money': [
    '#server/modules/changes/parts.ts',
    '#server/http/x.ts',
    '../../../../app/x.ts',
  ],
  'src/server/modules/changes': ['#server/modules/money/parts.ts'],
  'src/server/modules/privacy': ['#server/modules/money/parts.ts'],
  'src/server/calls': [
    '#server/http/x.ts',
    '#server/firstScreen/x.ts',
    '#client/x.ts',
    '#server/settings/x.ts',
  ],
  'src/server/settings': ['#server/http/x.ts', '#server/start/x.ts', '#server/calls/x.ts'],
  'src/server/http': [
    '#server/sandbox/x.ts',
    '#server/jobs/x.ts',
    '#server/start/x.ts',
    '#client/x.ts',
  ],
  'src/server/sandbox': ['#server/jobs/x.ts', '#server/start/x.ts', '#client/x.ts'],
  'src/server/jobs': ['#server/sandbox/x.ts', '#server/seed/x.ts', '#server/metrics/x.ts'],
  'src/server/metrics': [
    '#server/sandbox/x.ts',
    '#server/start/x.ts',
    '#client/x.ts',
    '#server/control/x.ts',
  ],
  'src/server/seed': ['#server/jobs/x.ts', '#server/control/x.ts'],
  'src/server/control': ['#server/seed/x.ts', '#server/start/x.ts'],
  'src/server/firstScreen': ['#server/sandbox/x.ts', '#server/start/x.ts'],
  'src/server/operate/config': ['../setup/x.ts', '../doctor/x.ts'],
  'src/server/start': ['#server/operate/setup/x.ts', '#client/x.ts'],
  'src/server/operate/setup': ['../backup/x.ts', '../doctor/x.ts'],
  'src/server/operate/backup': ['../setup/x.ts', '../guide/x.ts'],
  'src/server/operate/guide': ['../doctor/x.ts'],

  'src/runtime/core/ports': [
    '../value/x.ts',
    '../scope/x.ts',
    '../host.ts',
    '#client/x.ts',
    'react',
  ],
  'src/runtime/core/value': ['../ports/x.ts', '../page/x.ts'],
  'src/runtime/core/boot': ['../dialogs/x.ts', '../form/x.ts', '../host.ts'],
  'src/runtime/core/documents': ['../page/x.ts', '../boot/x.ts'],
  'src/runtime/core/coverage': ['../documents/x.ts', '../page/x.ts'],
  'src/runtime/core/form': ['../why/x.ts', '../drafts/x.ts'],
  'src/runtime/core/ruleWords': ['../why/x.ts', '../page/x.ts', '../host.ts'],
  'src/runtime/core/loadOnce.ts': ['./ports/x.ts'],
  'src/runtime/core/createSession.ts': ['./wizard/x.ts'],
  'src/runtime/core/failure.ts': ['./actions/x.ts'],
  'src/runtime/core/stateCache.ts': ['./page/x.ts'],
  'src/runtime/core/why': ['../drafts/x.ts', '../sample/x.ts', '../page/x.ts'],
  'src/runtime/core/why/flips': ['../../sample/x.ts'],
  'src/runtime/core/drafts': ['../pageForms/x.ts', '../why/x.ts', '../host.ts'],
  'src/runtime/core/dialogs': ['../scope/x.ts', '../page/x.ts', '../host.ts'],
  'src/runtime/core/scope': ['../sources/x.ts', '../page/x.ts', '../host.ts'],
  'src/runtime/core/sample': ['../sources/x.ts', '../page/x.ts'],
  'src/runtime/core/sources': ['../page/x.ts', '../wizard/x.ts', '../pageForms/x.ts', '../host.ts'],
  'src/runtime/core/wizard': ['../page/x.ts', '../sources/x.ts', '../host.ts'],
  'src/runtime/core/pageForms': ['../page/x.ts', '../actions/x.ts', '../host.ts'],
  'src/runtime/core/host.ts': ['./sources/x.ts'],
  'src/runtime/core/guards': ['../actions/x.ts', '../page/x.ts', '../createRuntime.ts'],
  'src/runtime/core/actions': ['../page/x.ts', '../createRuntime.ts'],
  'src/runtime/core/page': ['../createRuntime.ts'],
  'src/runtime/react/hooks': ['../focus/x.ts', '../form/x.ts', '../NodeView.tsx', '#widgets/x.ts'],
  'src/runtime/react/focus': ['../page/x.ts', '../PageView.tsx'],
  'src/runtime/react/html': ['../hooks/x.ts', '../form/x.ts'],
  'src/runtime/react/print': ['../html/x.ts', '../page/x.ts'],
  'src/runtime/react/theme': ['../notices/x.ts', '../controls/x.ts', '../RuntimeProvider.tsx'],
  'src/runtime/react/notices': ['../dialogs/x.ts', '../theme/x.ts'],
  'src/runtime/react/upload': ['../form/x.ts', '../controls/x.ts'],
  'src/runtime/react/controls': ['../form/x.ts', '../page/x.ts', '../NodeView.tsx'],
  'src/runtime/react/form': ['../page/x.ts', '../dialogs/x.ts', '../NodeView.tsx'],
  'src/runtime/react/form/session': ['../leaving/x.ts', '../frame/x.ts', '../FormView.tsx'],
  'src/runtime/react/form/leaving': ['../frame/x.ts', '../../page/x.ts'],
  'src/runtime/react/form/frame': ['../sections/x.ts', '../review/x.ts', '#nodes/x.ts'],
  'src/runtime/react/form/sections': ['../summary/x.ts', '../FormBody.tsx'],
  'src/runtime/react/form/summary': ['../sections/x.ts', '../draft/x.ts'],
  'src/runtime/react/form/draft': ['../review/x.ts', '../FormView.tsx'],
  'src/runtime/react/form/review': ['../draft/x.ts', '../../page/x.ts'],
  'src/runtime/react/form/FormBody.tsx': ['./FormView.tsx'],
  'src/runtime/react/NodeView.tsx': ['./page/x.ts'],
  'src/runtime/react/NodesView.tsx': ['./PageView.tsx'],
  'src/runtime/react/page': ['../dialogs/x.ts', '../PageView.tsx'],
  'src/runtime/react/staged': ['../dialogs/x.ts', '../PageView.tsx'],
  'src/runtime/react/dialogs': ['../PageView.tsx', '../RuntimeProvider.tsx'],
  'src/runtime/react/PageView.tsx': ['./RuntimeProvider.tsx'],
  'src/runtime/react/RuntimeProvider.tsx': ['./PageView.tsx'],
}

/** Room → imports along its direction. */
const ALLOWED: Record<string, readonly string[]> = {
  'src/domain': ['#contract/x.ts', 'dayjs'],
  adapters: ['#contract/x.ts', '#domain/x.ts'],
  'src/runtime/core': ['#contract/x.ts', '#domain/x.ts', '#adapters/x.ts', '../../core/page/x.ts'],
  'src/runtime/react': ['#runtime/core/x.ts', 'react', '@mantine/core'],
  'src/nodes': ['#runtime/react/x.ts', 'react'],
  'src/formDocument': ['#adapters/x.ts', '#domain/x.ts', '#runtime/core/documents/x.ts'],
  'src/formDocument/uses': ['../types/x.ts', '../edits/x.ts', '../relations/x.ts'],
  'src/studio': [
    '#formDocument/x.ts',
    '#runtime/react/x.ts',
    '#domain/x.ts',
    '#lint/x.ts',
    '#replay/x.ts',
    'react',
  ],
  'src/widgets': ['#runtime/react/x.ts', '@rjsf/utils'],
  'src/client': ['#contract/x.ts'],
  'src/lint': ['#adapters/x.ts', '#schemas/page.schema.json', 'node:fs'],
  'src/replay': ['#runtime/core/form/x.ts', 'node:fs'],
  'src/app': ['#client/x.ts', '#widgets/x.ts', '#runtime/react/x.ts'],
  'src/embed': ['#runtime/react/x.ts', '#widgets/x.ts', '#fixtures/x.json', 'react'],
  'src/server': [
    '../build/requireNode.ts',
    '#lint/x.ts',
    '#runtime/core/form/x.ts',
    '#replay/proof/x.ts',
    '#replay/play/x.ts',
    '#replay/cases/x.ts',
    'fastify',
    'node:fs',
  ],
  'src/server/store': ['#server/encryption/x.ts', '#server/tracing/x.ts', '#domain/x.ts'],
  'src/server/base': ['#server/store/x.ts', '#server/messages/x.ts'],
  'src/server/modules': [
    '#server/base/x.ts',
    '#server/store/x.ts',
    '#server/providers/x.ts',
    '#lint/x.ts',
  ],
  'src/server/modules/people': ['#server/modules/records/parts.ts', '#server/base/x.ts'],
  'src/server/http': ['#server/modules/x.ts', '#server/calls/x.ts', '#server/settings/x.ts'],
  'src/server/sandbox': ['#server/http/x.ts', '#server/providers/x.ts'],
  'src/server/metrics': ['#server/http/x.ts', '#server/jobs/x.ts', '#server/firstScreen/x.ts'],
  'src/server/start': [
    '#server/sandbox/x.ts',
    '#server/jobs/x.ts',
    '#server/metrics/x.ts',
    '#server/http/x.ts',
  ],
  'src/server/operate/setup': ['#server/start/x.ts', '../config/x.ts'],
  'src/server/operate/doctor': ['../setup/x.ts', '#server/start/x.ts'],

  'src/runtime/core/form': ['../value/x.ts', '#contract/x.ts'],
  'src/runtime/core/why/flips': ['../../form/x.ts', '../candidates/x.ts', '../../value/x.ts'],
  'src/runtime/core/drafts': ['../form/x.ts', '../ports/x.ts'],
  'src/runtime/core/scope': ['../ports/x.ts', '../value/x.ts', '../boot/x.ts'],
  'src/runtime/core/pageForms': ['../form/x.ts', '../drafts/x.ts', '../sources/x.ts'],
  'src/runtime/core/guards': ['../host.ts', '../dialogs/x.ts', '../value/x.ts'],
  'src/runtime/core/actions': ['../guards/x.ts', '../pageForms/x.ts', '../host.ts'],
  'src/runtime/core/page': ['../actions/x.ts', '../guards/x.ts', '../wizard/x.ts'],
  'src/runtime/react/controls': ['../hooks/x.ts', '../theme/x.ts'],
  'src/runtime/react/form/sections': ['../frame/x.ts', '../session/x.ts', '../../press.ts'],
  'src/runtime/react/page': ['../controls/x.ts', '../NodeView.tsx'],
  'src/runtime/react/dialogs': ['../page/x.ts', '../theme/x.ts'],
}

const isFile = (place: string) => /\.tsx?$/.test(place)

/** A folder gets a file for each import; a file that is there gets its only one at its end. */
const rows = (table: Record<string, readonly string[]>, kind: string) =>
  Object.entries(table).flatMap(([room, imports]) =>
    imports.map((specifier, index) => ({
      room,
      specifier,
      file: isFile(room) ? room : `${room}/planted-${kind}-${index}.ts`,
    })),
  )
const forbidden = rows(FORBIDDEN, 'forbidden')
const allowed = rows(ALLOWED, 'allowed')

let copy = ''
let complaints: Complaint[] = []
const about = (file: string) => complaints.filter((complaint) => complaint.file === file)

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'boundaries-'))
  const settings = ['.biome.json', GENERATED, '.gitignore', 'package.json']
  for (const part of [...settings, 'src', 'adapters']) {
    await cp(join(PROJECT, part), join(copy, part), { recursive: true })
  }
  for (const { file, specifier } of [...forbidden, ...allowed]) {
    await appendFile(join(copy, file), `import type { X } from '${specifier}'\nexport type Y = X\n`)
  }
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
})

test('the tree itself keeps its directions', () => {
  const planted = new Set(forbidden.map(({ file }) => file))
  expect(complaints.filter(({ file }) => !planted.has(file))).toEqual([])
})

interface Rule {
  includes: string[]
  linter: { rules: { style: { noRestrictedImports: { options: { patterns: Pattern[] } } } } }
}
type Pattern = { message: string }
const { overrides }: { overrides: Rule[] } = JSON.parse(
  readFileSync(join(PROJECT, GENERATED), 'utf8'),
)
const rules = overrides.flatMap(({ includes, linter }) => {
  const { patterns } = linter.rules.style.noRestrictedImports.options
  const places = includes.filter((glob) => !glob.startsWith('!'))
  return places.map((glob) => ({ place: glob.replace('/**', ''), patterns }))
})

/** The rule that a place would be held to without its own. */
const aroundOf = (place: string) =>
  rules
    .filter((rule) => place.startsWith(`${rule.place}/`))
    .sort((a, b) => b.place.length - a.place.length)[0]

test.each(rules)('each refusal that $place adds is met by what is planted there', (rule) => {
  const around = new Set(aroundOf(rule.place)?.patterns.map(({ message }) => message))
  const added = rule.patterns.map(({ message }) => message).filter((one) => !around.has(one))
  const planted = forbidden.filter(({ room }) => room === rule.place)
  const met = new Set(planted.flatMap(({ file }) => about(file)).map(({ message }) => message))
  expect(added.filter((message) => !met.has(message))).toEqual([])
})

/** Folders without code. */
const WITHOUT_FLOOR: Record<string, readonly string[]> = { 'src/server': ['deploy'] }

test.each(Object.entries(FLOORS))(
  'in %s every folder has a floor, and every name of a floor is there',
  (folder, { floors, exceptions = [] }) => {
    const named = floors.flatMap(membersOf)
    const folders = readdirSync(join(PROJECT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !WITHOUT_FLOOR[folder]?.includes(entry.name))
      .map(({ name }) => name)
    expect(folders.filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => !existsSync(join(PROJECT, folder, name)))).toEqual([])
    const excepted = exceptions.flatMap((one) => [
      one.of,
      ...(one.mayImport ?? []),
      ...(one.mayNotImport ?? []),
    ])
    expect(excepted.filter((name) => !named.includes(name))).toEqual([])
    expect(rules.some(({ place }) => place.startsWith(`${folder}/`))).toBe(true)
  },
)
