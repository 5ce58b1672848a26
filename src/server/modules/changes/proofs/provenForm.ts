import { fill } from '#domain/text/fill.ts'
import { FINDING_CODES } from '#replay/proof/claims/claim.ts'
import type { Proof, ProofFacts } from '#replay/proof/proof.ts'
import { proveText } from '#replay/proof/proveText.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import words from '#server/messages/proofs.json' with { type: 'json' }
import type { ProveJob, ProvenForm } from './proofThread.ts'

/** Most answer sets tried per question; every form of the demonstration needs fewer than a hundred. */
const BOUND = 20_000

const OWN: ReadonlySet<string> = new Set(FINDING_CODES)

/** Proves a form and describes the result in sentences; a form with errors of the check is not proven. */
export async function provenForm(
  { path, form }: Pick<ProveJob, 'path' | 'form'>,
  tables: FormContext,
): Promise<ProvenForm> {
  const proof = await proveText(path, form, tables, BOUND)
  const findings = findingsOf(proof)
  if (isFaulty(proof)) return { ...UNPROVEN, fields: proof.facts.fields, sentence: words.faulty }
  return {
    fields: proof.facts.fields,
    isProven: proof.unproven.length === 0,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    sentence: factsSentence(proof.facts),
    findings,
  }
}

const UNPROVEN = { isProven: false, errors: 0, findings: [] }

/** A definition that is wrong is rejected in part: a proof would be about what is left. */
const isFaulty = ({ findings }: Proof): boolean => findings.some(({ code }) => !OWN.has(code))

type Finding = ProvenForm['findings'][number]

const ORDER: readonly Finding['severity'][] = ['error', 'open', 'warning', 'note']

/** True for a finding that forms without a mistake have too; in a report it would hide the actual mistakes. */
const isAside = ({ code }: Proof['findings'][number]): boolean => code === 'options-alike'

/** Lists the undecided questions; beside an error, which often is their cause, only their number. */
function openOf({ findings, unproven }: Proof): { severity: 'open'; message: string }[] {
  const isWrong = findings.some(({ severity }) => severity === 'error')
  const messages =
    isWrong && unproven.length > 1
      ? [fill(words.openMore, { count: unproven.length })]
      : unproven.map(({ message }) => message)
  return messages.map((message) => ({ severity: 'open', message }))
}

/** The worst first. */
function findingsOf(proof: Proof): Finding[] {
  const findings = proof.findings.filter((finding) => !isAside(finding))
  const told = [...findings, ...openOf(proof)].map(({ severity, message }) => ({
    ...{ severity, severityName: words.severities[severity] },
    sentence: message,
  }))
  return told.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
}

/** `能提交；61 个字段，其中 11 个按条件显示，都有答案让它们显示`. */
function factsSentence({ submittable, fields, targets, shown }: ProofFacts): string {
  const conditional = targets === 0 ? 'plain' : shown === targets ? 'allShown' : 'someShown'
  return fill(words.facts[conditional], {
    ...{ fields, targets, shown },
    submittable: words.submittable[submittable],
  })
}
