import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/createMetrics.ts'
import { addNodeMetrics } from '#server/metrics/serveMetrics.ts'
import type { Store } from '#server/store/store.ts'
import { freshFolder } from '../../support/freshFolder.ts'
import { hasProgram } from '../start/support/beforeTheServer.ts'
import { openTestStore } from '../store/openTestStore.ts'

const read = (name: string) => readFileSync(join('src/server/deploy', name), 'utf8')

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[]
}

/** Every expression of the alert rules and the dashboard, by where it stands. */
const EXPRESSIONS: [string, string][] = [
  ...read('alerts.yml')
    .split('- alert: ')
    .slice(1)
    .map((rule): [string, string] => [
      rule.split('\n')[0] ?? '',
      /expr: \|?([\s\S]*?)\n\s+(?:for|labels):/.exec(rule)?.[1] ?? '',
    ]),
  ...(JSON.parse(read('grafana.json')) as Dashboard).panels.map(
    ({ title, targets }): [string, string] => [title, targets.map(({ expr }) => expr).join('\n')],
  ),
]

describe('what operators watch is what the process counts', () => {
  let store: Store
  let labelsOf: Map<string, readonly string[]>
  beforeAll(async () => {
    store = await openTestStore()
    const metrics = createMetrics(store)
    addNodeMetrics(metrics)
    const counted = metrics.registry.getMetricsAsArray() as {
      name: string
      labelNames?: string[]
    }[]
    labelsOf = new Map(counted.map(({ name, labelNames = [] }) => [name, labelNames]))
  })
  afterAll(() => store.close())

  const OF_HISTOGRAM = /_(?:bucket|count|sum)$/
  /** What Prometheus itself adds. */
  const ADDED = ['job', 'instance', 'le']

  test.each(EXPRESSIONS)('%s', (_where, expression) => {
    const used = [...expression.matchAll(/\b((?:portal|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)]
    expect(used.length > 0 || expression.includes('up{')).toBe(true)
    for (const [, name = '', selected = ''] of used) {
      const known = labelsOf.get(name) ?? labelsOf.get(name.replace(OF_HISTOGRAM, ''))
      expect(known, `no metric ${name}`).toBeDefined()
      const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, by = '']) =>
        by.split(', '),
      )
      const selects = [...selected.matchAll(/(\w+)(?:=~?|!=)"/g)].map(([, label = '']) => label)
      const unknown = [...selects, ...grouped].filter((label) => !known?.includes(label))
      expect(unknown.filter((label) => !ADDED.includes(label))).toEqual([])
    }
  })

  test('all of the product’s own metrics are on the dashboard', () => {
    const dashboard = read('grafana.json')
    const own = [...labelsOf.keys()].filter((name) => name.startsWith('portal_'))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((name) => !dashboard.includes(name) && !IN_WORDS.has(name))).toEqual([])
  })
  /** Counted, and only worth an alert. */
  const IN_WORDS = new Set(['portal_page_cache_entries', 'portal_embedded_discarded_total'])
})

test('the guide says of every alert what one sees and what to do', () => {
  const guide = readFileSync('src/server/OPERATING.md', 'utf8')
  const [, table = ''] = guide.split('| alarm | what one sees | what to do |')
  const told = [...(table.split('\n\n')[0] ?? '').matchAll(/`(Portal\w+)`/g)].map(
    ([, name]) => name,
  )
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect([...new Set(told)].sort()).toEqual(alerts.sort())
})

test('the guide says of twelve faults what people see, what shows it and what to do', () => {
  const guide = readFileSync('src/server/OPERATING.md', 'utf8')
  const [, table = ''] = guide.split('| fault | what people see | what you see | what to do |\n')
  const [, ...rows] = (table.split('\n\n')[0] ?? '').split('\n')
  const cells = rows.map((row) => row.split('|').slice(1, -1))
  expect(cells.map((row) => row.filter((cell) => cell.trim() !== '').length)).toEqual(
    Array.from({ length: 12 }, () => 4),
  )
  const named = [...table.matchAll(/`(Portal\w+)`/g)].map(([, name]) => name)
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(named.filter((name) => !alerts.includes(name))).toEqual([])
  const codes = [...(table.split('\n\n')[0] ?? '').matchAll(/(?:with|code) (\d\d)\b/g)]
  for (const [, code] of codes) expect(guide).toContain(`\n| ${code} |`)
  expect(codes.length).toBeGreaterThan(1)
})

/** Debian's, as operators install it. */
const BALANCER = 'haproxy'

test.skipIf(!hasProgram(BALANCER))('the balancer takes its configuration', () => {
  // Certificates are the operator's: the line that reads them is left out.
  const own = read('haproxy.cfg').replace(/^ {2}bind :443 .*$/m, '')
  const file = join(freshFolder('balancer-'), 'haproxy.cfg')
  writeFileSync(file, own)
  const env = { PATH: `${process.env.PATH}:/usr/sbin` }
  expect(() => execFileSync(BALANCER, ['-c', '-f', file], { env, stdio: 'pipe' })).not.toThrow()
})
