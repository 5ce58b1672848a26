import type { Migration } from '#runtime/core/form/migrate/migration.ts'
import type { AnswerMigration } from './migrateFile.ts'

const KINDS = ['invalid', 'hidden', 'lost', 'reworded'] as const
type Kind = (typeof KINDS)[number]

const KIND_NAMES: Record<Kind, string> = {
  invalid: '不再有效',
  hidden: '不再显示',
  lost: '丢失',
  reworded: '改了说法',
}

type Line = { path: string; text: string }

const LINES: { [K in Kind]: (found: Migration[K][number]) => string } = {
  invalid: ({ label, message }) => `${label}：${message}`,
  hidden: ({ label, text }) => `${label}：“${text}”不会再提交`,
  lost: ({ label, text, what }) => `${label}：${text}${LOST[what]}`,
  reworded: ({ label, what, was, now }) =>
    what === 'label' ? `“${was}”现在叫“${now}”` : `${label}：由“${was}”变为“${now}”`,
}

const LOST = {
  field: '，字段已删除',
  column: '，列已删除',
  code: '，选项已删除，没有名称了',
} as const

/** An answer a paragraph where something becomes of it; totals by kind and by field at the end. */
export function migrationText(answers: readonly AnswerMigration[]): string {
  const touched = answers.filter((each) => KINDS.some((kind) => each[kind].length > 0))
  return [
    ...touched.flatMap(answerLines),
    ...(touched.length > 0 ? [''] : []),
    `${answers.length} 份填写的内容，${answers.length - touched.length} 份不受影响。`,
    ...KINDS.flatMap((kind) => totalLines(kind, answers)),
  ].join('\n')
}

const linesOf = (answer: AnswerMigration, kind: Kind): Line[] =>
  answer[kind].map((found) => ({
    path: found.path,
    text: (LINES[kind] as (each: typeof found) => string)(found),
  }))

const answerLines = (answer: AnswerMigration): string[] => [
  `${answer.passed ? '·' : '✗'} ${answer.answer}  ${answer.file}`,
  ...KINDS.flatMap((kind) =>
    linesOf(answer, kind).map(({ path, text }) => `    ${KIND_NAMES[kind]} ${text}  ${path}`),
  ),
]

/** The number of answers, and the affected fields by frequency, most frequent first. */
function totalLines(kind: Kind, answers: readonly AnswerMigration[]): string[] {
  const touched = answers.filter((answer) => answer[kind].length > 0)
  if (touched.length === 0) return []
  const counts = new Map<string, number>()
  for (const answer of touched)
    for (const place of new Set(answer[kind].map(({ path }) => placeOf(path))))
      counts.set(place, (counts.get(place) ?? 0) + 1)
  const fields = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([path, count]) => `${path} ${count} 份`)
  return [`${KIND_NAMES[kind]}：${touched.length} 份（${fields.join('，')}）`]
}

/** Rows are one place: `works/0/title` is `works/title`. */
const placeOf = (path: string): string => path.replace(/\/\d+\//, '/')
