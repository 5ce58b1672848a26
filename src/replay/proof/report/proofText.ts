import { countText } from '../claims/words.ts'
import type { Proof, ProofFacts, ProofFinding } from '../proof.ts'

const SEVERITIES = { error: '错误', warning: '警告', note: '提示' } as const

const ENDS: Record<ProofFacts['submittable'], string> = {
  yes: '能提交（有一份填好的表单重放确认）',
  prefilled: '预填后能提交（有一份填好的表单重放确认）',
  no: '不能提交',
  undecided: '能否提交未能证明',
}

/** Formats one paragraph per form: the numbers, the findings and, prominently, what is not proven. */
export function proofText(proofs: readonly Proof[]): string {
  return [...proofs.map(paragraph), total(proofs)].join('\n\n')
}

function paragraph({ file, title, bound, facts, findings, unproven }: Proof): string {
  return [
    title ? `${file}  ${title}` : file,
    `  已证明：${factsText(facts)}`,
    ...findings.flatMap((finding) => findingLines(file, finding)),
    ...(unproven.length > 0
      ? [
          `  ！未能证明 ${unproven.length} 项（每项至多分 ${bound} 种情形，或有的值无法列出），不能当作没有问题：`,
        ]
      : []),
    ...unproven.map(
      ({ code, line, column, message }) => `    ？ ${file}:${line}:${column} ${code} ${message}`,
    ),
  ].join('\n')
}

function factsText(facts: ProofFacts): string {
  const { fields, targets, controllers, answerSets, shown, hidden, submitted } = facts
  const relations =
    targets === 0
      ? '没有显示条件'
      : `${controllers} 个控制字段、${targets} 个受控字段；受控字段中 ${shown} 个有答案让它显示、${hidden} 个有答案让它隐藏、${submitted} 个能在显示时提交`
  return `${fields} 个字段，${relations}；整张表单${ENDS[facts.submittable]}；共看过${countText(answerSets)}组答案`
}

const STEPS_SHOWN = 8

/** Formats a finding; a note takes one line, its witness is in the JSON and in the scenario files. */
function findingLines(file: string, finding: ProofFinding): string[] {
  const { severity, code, line, column, message, witness } = finding
  const firstLine = `  ${SEVERITIES[severity]} ${file}:${line}:${column} ${code} ${message}`
  if (severity === 'note') return [firstLine]
  const steps = witness.steps.slice(0, STEPS_SHOWN).map((step) => `      ${JSON.stringify(step)}`)
  const more = witness.steps.length - steps.length
  return [
    firstLine,
    '    见证（已重放）：',
    ...steps,
    ...(more > 0 ? [`      …… 还有 ${more} 步`] : []),
  ]
}

function total(proofs: readonly Proof[]): string {
  const of = (severity: ProofFinding['severity']): number =>
    proofs.flatMap(({ findings }) => findings).filter((found) => found.severity === severity).length
  const unproven = proofs.flatMap((proof) => proof.unproven).length
  const open = unproven > 0 ? `，未能证明 ${unproven} 项` : '，没有未能证明的问题'
  const about = '以上都是对新开的表单说的：没有预填，也没有已存的内容。'
  return `${about}\n${proofs.length} 份表单：${of('error')} 个错误，${of('warning')} 个警告，${of('note')} 个提示${open}。`
}
