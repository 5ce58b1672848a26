import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BASELINE, LAST_WITH_HISTORY } from '#server/store/baseline/replaced.ts'
import { START } from '../../support/nodeScripts.ts'
import { history } from '../store/history/all.ts'

const read = (name: string) => readFileSync(join('src/server', name), 'utf8')
const guide = read('OPERATING.md')
const code = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map(read)
  .join('\n')

test('every event of the log is explained, and every one explained is logged', () => {
  const logged = [...code.matchAll(/'((?:store|close|proxy)\.[a-zA-Z]+)'/g)].map(([, name]) => name)
  const own = new Set(logged.filter((name) => name !== 'store.migrated'))
  const explained = [...guide.matchAll(/`((?:store|close|proxy)\.[a-zA-Z]+)`/g)]
  expect(new Set(explained.map(([, name]) => name))).toEqual(own)
})

test('lines of the log that the guide quotes are the code’s', () => {
  const [, table = ''] = guide.split('| line | means |')
  const quoted = [...(table.split('\n\n')[0] ?? '').matchAll(/`((?:a|the) [a-z ]+)`/g)]
  expect(quoted.length).toBeGreaterThan(4)
  for (const [, line = ''] of quoted) expect(code).toContain(`'${line}'`)
})

test('commands of the guide are scripts of the product, which work without what builds it', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [
    ...guide.matchAll(
      /(?:portal|npm run --silent) (setup|config|keys|jobs|doctor|backup|restore|build|shards)/g,
    ),
  ]
  expect(new Set(named.map(([, name]) => name)).size).toBe(9)
  for (const [, name = ''] of named) expect(scripts).toHaveProperty(name)
  expect(dependencies).toHaveProperty('tsx')
})

test('the guide names the version that brings a database up to the baseline, as a refused start does', () => {
  expect(guide).toContain(`commit \`${LAST_WITH_HISTORY}\``)
  expect(guide).toContain(BASELINE)
})

test('tables that were encrypted later, and what was made of their texts, are written anew by the guide', () => {
  const sealing = ['0065-sealed-texts', '0069-coded-names'].map((name) => history[name] ?? '')
  const sealed = [...sealing.join('').matchAll(/grant update \([^)]*\) on (\w+)/g)].map(
    ([, table]) => table,
  )
  const [, listed = ''] = /vacuum full ([^;]*);/.exec(guide) ?? []
  const tables = new Set([...sealed, 'search_term', 'name_pattern'])
  expect(listed.split(/,\s*/).toSorted()).toEqual([...tables].toSorted())
})

test('every file the guide copies is there, and the unit leaves a wrong setting alone', () => {
  const named = new Set([...guide.matchAll(/deploy\/([\w.-]+)/g)].map(([, name]) => name))
  expect([...named].sort()).toEqual(readdirSync('src/server/deploy').sort())
  expect(read('deploy/society-portal.service')).toMatch(/^RestartPreventExitStatus=78$/m)
})

test('npm, an image and the service’s unit start the same command, as the tests do', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, image = '[]'] = /^CMD (\[.*\])$/m.exec(read('deploy/Containerfile')) ?? []
  const [, unit] = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read('deploy/society-portal.service')) ?? []
  const command = ['node', ...START].join(' ')
  expect([scripts.start, JSON.parse(image).join(' '), unit]).toEqual([command, command, command])
})

test('a container holds every folder the server reads', () => {
  const copied = read('deploy/Containerfile').matchAll(/^COPY --from=build \/app\/(\w+) /gm)
  expect([...copied].map(([, name]) => name).sort()).toEqual(
    ['adapters', 'dist', 'fixtures', 'node_modules', 'schemas', 'src'].sort(),
  )
})
