import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT } from './lintTree.ts'

const FOLDER = join(PROJECT, 'src/decisions')
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')

const FILES = readdirSync(FOLDER).filter((file) => /^\d/.test(file))
const TOPICS = readdirSync(join(FOLDER, 'topics'))
const numberOf = (file: string): string => file.slice(0, 4)
const titleOf = (file: string): string => read(file).split('\n')[0] ?? ''

/** What a later decision does to an earlier one, and how the earlier one says it. */
const RELATIONS: Record<string, string> = {
  supersedes: 'superseded by',
  changes: 'changed by',
  narrows: 'narrowed by',
  refines: 'refined by',
  extends: 'extended by',
}
const STATUS = /^- Status: (accepted|superseded by \d{4})(?:; (.+))?$/

const numbersIn = (text: string): string[] => text.match(/\b\d{4}\b/g) ?? []

describe.each(FILES)('decision %s', (file) => {
  const lines = read(file).split('\n')

  test('is named by its number, and begins with title, date and status', () => {
    expect(file).toMatch(/^\d{4}-[A-Za-z0-9-]+\.md$/)
    expect(lines[0]).toMatch(new RegExp(`^# ${numberOf(file)} \\S`))
    expect(lines[1]).toBe('')
    expect(lines[2]).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/)
    expect(lines[3]).toMatch(STATUS)
  })

  test('gives context and decision as list items', () => {
    expect(lines.filter((line) => /^- Context: \S/.test(line))).toHaveLength(1)
    expect(lines.some((line) => /^- Decision(?:, [a-z ]+)?: \S/.test(line))).toBe(true)
  })
})

/** Every relation, and how the other decision says it. */
const INVERSES: readonly (readonly [said: string, other: string])[] = Object.entries(
  RELATIONS,
).flatMap(([verb, passive]) => [
  [verb, passive],
  [passive, verb],
])

/** The numbers that a status names in a relation. */
const relatedIn = (status: string, said: string): string[] =>
  status
    .replace('- Status: ', '')
    .split('; ')
    .flatMap((part) => (part.startsWith(`${said} `) ? numbersIn(part) : []))

test('a status names another decision by one of these relations', () => {
  const wording = new RegExp(`^(?:${INVERSES.map(([said]) => said).join('|')}) \\d{4}`)
  const others = FILES.flatMap((file) =>
    (read(file).split('\n')[3] ?? '')
      .replace('- Status: ', '')
      .split('; ')
      .filter((part) => numbersIn(part).length > 0 && !wording.test(part))
      .map((part) => `${numberOf(file)} ${part}`),
  )
  expect(others).toEqual([])
})

test('what a later decision does to an earlier one is said in the status of both', () => {
  const statuses = new Map(
    FILES.map((file) => [numberOf(file), read(file).split('\n')[3] ?? ''] as const),
  )
  const unsaid = [...statuses].flatMap(([number, status]) =>
    INVERSES.flatMap(([said, other]) =>
      relatedIn(status, said)
        .filter((named) => !relatedIn(statuses.get(named) ?? '', other).includes(number))
        .map((named) => `${named} does not say: ${other} ${number}`),
    ),
  )
  expect(unsaid).toEqual([])
})

const isSuperseded = (file: string): boolean => /^- Status: superseded/m.test(read(file))
/** A page's text, and its list of notes. */
const partsOf = (topic: string): [text: string, notes: string[]] => {
  const [text = '', list = ''] = read(`topics/${topic}`).split('\n## Notes\n')
  return [text, list.match(/^- [^\n]*(?:\n {2}[^\n]*)*/gm) ?? []]
}

test('every decision is a note of one topic, with its title and what superseded it', () => {
  const entries = TOPICS.flatMap((topic) =>
    partsOf(topic)[1].map((one) => one.replace(/\s+/g, ' ')),
  )
  const expected = FILES.map((file) => {
    const [, by] = /^- Status: superseded by (\d{4})/m.exec(read(file)) ?? []
    return `- [${titleOf(file).slice(2)}](../${file})${by ? ` — superseded by ${by}` : ''}`
  })
  expect(entries.toSorted()).toEqual(expected.toSorted())
})

test.each(TOPICS)('what %s says to hold rests on notes that hold, on all of its own', (topic) => {
  const [text, notes] = partsOf(topic)
  const cited = new Set([...text.matchAll(/\]\(\.\.\/(\d[^)]*)\)/g)].map(([, file = '']) => file))
  expect([...cited].filter((file) => !FILES.includes(file) || isSuperseded(file))).toEqual([])
  const own = notes.flatMap((note) => /\]\(\.\.\/([^)]*)\)/.exec(note)?.[1] ?? [])
  expect(own.filter((file) => !cited.has(file) && !isSuperseded(file))).toEqual([])
})

test('the index lists every topic by its name', () => {
  const [, , topics = ''] = read('README.md').split('\n## ')
  const entries = [...topics.matchAll(/^- \[(.*?)\]\(topics\/(.*?)\): \S/gm)]
  expect(entries.map(([, , file]) => file).toSorted()).toEqual(TOPICS.toSorted())
  for (const [, name, file = ''] of entries) expect(titleOf(`topics/${file}`)).toBe(`# ${name}`)
})

test('the ten to read first are decisions that hold', () => {
  const [first = ''] = read('README.md').split('\n## ').slice(1)
  const named = [...first.matchAll(/^1\. \[(.*?)\]\((.*?)\): \S/gm)]
  expect(named).toHaveLength(10)
  for (const [, title, file = ''] of named) {
    expect(titleOf(file)).toBe(`# ${title}`)
    expect(read(file)).toContain('\n- Status: accepted')
  }
})
