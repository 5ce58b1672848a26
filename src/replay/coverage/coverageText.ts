import { type FormCoverage, type Share, totalOf } from './formCoverage.ts'
import { COVERAGE_KINDS, KIND_NAMES } from './item.ts'

/** A form a paragraph, with everything no scenario makes happen; all together at the end. */
export function coverageText(forms: readonly FormCoverage[]): string {
  const total = totalOf(forms)
  return [...forms.flatMap(formLines), '', `${forms.length} 份表单，${shares(total)}`].join('\n')
}

function formLines(form: FormCoverage): string[] {
  const { title, file, scenarios, missing } = form
  const mark = missing.length === 0 ? '✓' : '·'
  return [
    `${mark} ${[title, file].filter(Boolean).join('  ')}（${scenarios.length} 个场景）`,
    `    ${shares(form)}`,
    ...missing.map(({ kind, key, text }) => `      未覆盖 ${KIND_NAMES[kind]} ${text}  ${key}`),
  ]
}

const shares = ({ kinds, ...all }: Pick<FormCoverage, keyof Share | 'kinds'>): string =>
  `${COVERAGE_KINDS.map((kind) => `${KIND_NAMES[kind]} ${of(kinds[kind])}`).join('，')}，共 ${of(all)}（${percent(all)}）`

const of = ({ covered, total }: Share): string => `${covered}/${total}`

/** Rounded down: 100% is all of it. */
const percent = ({ covered, total }: Share): string =>
  total === 0 ? '没有规则' : `${Math.floor((covered / total) * 100)}%`
