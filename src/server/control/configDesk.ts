import type { FileFinding } from '#contract/finding.ts'
import { mergeDocuments } from '#domain/merge/mergeDocuments.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import { formatFinding, summary } from '#lint/formatFinding.ts'
import { operatorActivity } from '#server/base/activity/jobActivity.ts'
import words from '#server/messages/configuration.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import { NO_PROOFS, proofsOf } from '#server/modules/changes/proofs/proofsOf.ts'
import type { ProofThread } from '#server/modules/changes/proofs/proofThread.ts'
import type { ReportMakers } from '#server/modules/changes/reportChange.ts'
import { hasErrors } from '#server/modules/configuration/checks/checkConfiguration.ts'
import { checkRecommendations } from '#server/modules/configuration/checks/checkRecommendations.ts'
import { checkShapes } from '#server/modules/configuration/checks/checkShapes.ts'
import { checkNamedSociety } from '#server/modules/configuration/checks/checkSociety.ts'
import { checkVanishedCodes } from '#server/modules/configuration/checks/checkVanishedCodes.ts'
import type { CheckDocuments } from '#server/modules/configuration/checks/configurationChecker.ts'
import { organisationByCode } from '#server/modules/configuration/documents/organisationByCode.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { PageDocuments } from '#server/modules/configuration/pages/pageDocuments.ts'
import type { ConfigVersionHead } from '#server/modules/configuration/repositories/configVersions.ts'
import {
  describeChange,
  describeValue,
} from '#server/modules/configuration/versions/describeChange.ts'
import { diffConfiguration } from '#server/modules/configuration/versions/diffConfiguration.ts'
import {
  type Checked,
  type Judgement,
  type PushOutcome,
  publishedBefore,
  pushConfiguration,
} from '#server/modules/configuration/versions/pushConfiguration.ts'
import {
  findVersion,
  listVersions,
  restoreVersion,
} from '#server/modules/configuration/versions/versions.ts'
import { inviteStaff } from '#server/modules/people/passwordLinks/inviteStaff.ts'
import { listHostsOf } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { healthAnswer } from './healthAnswer.ts'
import { deadJobsAnswer, retryJobsAnswer } from './jobsAnswer.ts'
import { judgePush } from './judgePush.ts'
import { keysAnswer, reencryptAnswer } from './keysAnswer.ts'
import type { ConfigAnswer, ConfigQuestion } from './questions.ts'
import { reportLines } from './reportLines.ts'

export interface DeskParts {
  store: Store
  check: CheckDocuments
  reports: ReportMakers
  pages: Pick<PageDocuments, 'product'>
  /** Called with the number of societies checked so far, when all are checked. */
  onChecked?: ((societies: number) => void) | undefined
}

const refuse = (...lines: string[]): ConfigAnswer => ({ ok: false, lines })

/** Answers a question about configurations; an invalid one is never stored. */
export async function answerConfigQuestion(
  parts: DeskParts,
  question: ConfigQuestion,
): Promise<ConfigAnswer> {
  if ('documents' in question) {
    const wrong = wrongCode(question.org, question.documents)
    if (wrong) return refuse(wrong)
  }
  const product = parts.pages.product()
  switch (question.command) {
    case 'check':
      return checkAnswer({ ...parts.reports, check: parts.check }, question, {
        published: (await publishedBefore(parts.store, question.documents)).documents,
        society: await checkNamedSociety(parts.store, question.documents),
      })
    case 'diff':
      return diffAnswer(parts, question)
    case 'push':
      return outcomeAnswer(
        await pushConfiguration(parts.store, parts.check, {
          ...question,
          product,
          judge: (checked) => judgePush(parts, checked, question),
        }),
        question.base,
      )
    case 'merge':
      return mergeAnswer(parts, question)
    case 'pull':
      return pullAnswer(parts, question)
    case 'compare':
      return compareAnswer(parts, question)
    case 'versions':
      return versionsAnswer(parts, question.org)
    case 'restore': {
      const { org: code, version, author, files } = question
      const judge = async (checked: Checked) => reportOnly(await judgePush(parts, checked, {}))
      const restore = { code, version, author, files, product, judge }
      const outcome = await restoreVersion(parts.store, parts.check, restore)
      return outcome ? outcomeAnswer(outcome, version) : refuse(noVersion(code, version))
    }
    case 'staff':
      return staffAnswer(parts, question)
    case 'snapshot':
      return snapshotAnswer(parts)
    case 'keys':
      return keysAnswer(parts.store)
    case 'reencrypt':
      return reencryptAnswer(parts.store)
    case 'deadJobs':
      return deadJobsAnswer(parts.store)
    case 'retryJobs':
      return retryJobsAnswer(parts.store, question.which)
    case 'health':
      return healthAnswer(parts.store, parts.check, parts.onChecked)
  }
}

/** A restore is for emergencies: its report names losses and whatever fails, but nothing of it holds the restore. */
const reportOnly = ({ report }: Judgement): Judgement => ({ report })

const noVersion = (org: string, version?: number) =>
  version === undefined
    ? fill(words.noConfiguration, { org })
    : fill(words.noVersion, { org, version })

/**
 * Returns the folder's organisation code if it is not the named one: pushing another society's folder would take over
 * its site.
 */
function wrongCode(org: string, documents: ConfigurationDocuments): string | undefined {
  try {
    const { code } = JSON.parse(documents['organisation.json'] ?? '{}') as { code?: string }
    return code === undefined || code === org ? undefined : fill(words.wrongCode, { code, org })
  } catch {
    return undefined
  }
}

interface Known {
  published: ConfigurationDocuments
  /** Findings of the database about the society that the documents name. */
  society: FileFinding[]
}

/**
 * Checks documents; proves the forms and runs the tests that are affected by differences from what is published. Needs
 * no database: without one, the published documents and their society are unknown.
 */
export async function checkAnswer(
  { check, proofs }: { check: CheckDocuments; proofs: ProofThread },
  {
    documents,
    recommendations,
    acceptsProofs = false,
  }: Omit<Extract<ConfigQuestion, { command: 'check' }>, 'command' | 'org'>,
  { published, society }: Known = { published: {}, society: [] },
): Promise<ConfigAnswer> {
  const findings = [
    ...(await check(documents, published)),
    ...society,
    ...(recommendations === undefined ? [] : checkRecommendations(recommendations)),
  ]
  const isRight = !hasErrors(findings)
  const proven = isRight ? await proofsOf(proofs, published, documents) : NO_PROOFS
  const works = proven.failedTests === 0 && (proven.proofErrors === 0 || acceptsProofs)
  return {
    ok: isRight && works,
    lines: [...reportLines({ ...proven, changes: [], effects: [] }), ...findingLines(findings)],
  }
}

const findingLines = (findings: FileFinding[]) => [
  ...findings.map(formatFinding),
  summary(findings),
]

async function diffAnswer(
  { store }: DeskParts,
  { org, documents }: { org: string; documents: ConfigurationDocuments },
): Promise<ConfigAnswer> {
  const current = (await findVersion(store, org))?.documents ?? {}
  const shapes = checkShapes(documents)
  if (hasErrors(shapes)) return refuse(...findingLines(shapes))
  const changes = diffConfiguration(current, documents)
  const vanished = checkVanishedCodes(current, documents)
  const lines = [...changes.map(describeChange), ...vanished.map(formatFinding)]
  return { ok: vanished.length === 0, lines: lines.length > 0 ? lines : [words.unchanged] }
}

function outcomeAnswer(outcome: PushOutcome, base = 0): ConfigAnswer {
  const told =
    'judgement' in outcome && outcome.judgement ? reportLines(outcome.judgement.report) : []
  const lines = [...told, ...findingLines(outcome.findings)]
  if (outcome.kind === 'held') return refuse(...lines, heldLine(outcome.judgement))
  if (outcome.kind === 'refused') return refuse(...lines, words.refused)
  if (outcome.kind === 'moved') return refuse(...lines, movedLine(outcome.current, base))
  const done =
    outcome.kind === 'same'
      ? fill(words.same, { version: outcome.version })
      : fill(words.pushed, { version: outcome.version })
  return { ok: true, lines: [...lines, done], version: outcome.version }
}

/** Explains why nothing was published, and names the flag that corresponds to the studio's checkbox. */
const heldLine = ({ held, report }: Judgement): string =>
  held ? fill(words.held[held], { tests: report.failedTests, proofs: report.proofErrors }) : ''

/** Names the version that the pushed folder does not know, and what to do. */
const movedLine = ({ version, author, note, createdAt }: ConfigVersionHead, base: number): string =>
  fill(base === 0 ? words.withoutBase : words.moved, {
    ...{ version, base, author },
    at: beijingMinute(createdAt),
    note: note ? `，“${note}”` : '',
  })

/** Merges into the folder what was published since its base version; on a conflict, the folder's value stays. */
async function mergeAnswer(
  { store }: DeskParts,
  { org, documents, base }: Extract<ConfigQuestion, { command: 'merge' }>,
): Promise<ConfigAnswer> {
  const [from, live] = await Promise.all([findVersion(store, org, base), findVersion(store, org)])
  if (!live) return refuse(noVersion(org))
  if (!from) return refuse(base === 0 ? words.mergeWithoutBase : noVersion(org, base))
  const merged = mergeDocuments(from.documents, documents, live.documents)
  const conflicts = merged.conflicts.map(({ file, pointer, mine, theirs }) =>
    fill(words.conflict, { file, pointer, mine: valueText(mine), theirs: valueText(theirs) }),
  )
  const { version } = live
  const done = conflicts.length > 0 ? words.mergedWithConflicts : words.merged
  const lines = [...conflicts, fill(done, { version, count: conflicts.length })]
  return { ok: conflicts.length === 0, lines, documents: merged.documents, version }
}

const valueText = (value: unknown): string =>
  value === undefined ? words.nothing : describeValue(value)

async function pullAnswer(
  { store }: DeskParts,
  { org, version }: { org: string; version?: number },
): Promise<ConfigAnswer> {
  const found = await findVersion(store, org, version)
  if (!found) return refuse(noVersion(org, version))
  const { documents } = found
  const lines = [fill(words.pulled, { count: Object.keys(documents).length })]
  return { ok: true, lines, documents, version: found.version }
}

async function versionsAnswer({ store }: DeskParts, org: string): Promise<ConfigAnswer> {
  const versions = await listVersions(store, org)
  if (versions.length === 0) return refuse(noVersion(org))
  const lines = versions.map(({ version, current, baseVersion, createdAt, author, note }) => {
    const base = baseVersion === null ? '' : fill(words.basedOn, { version: baseVersion })
    const mark = current ? '*' : ' '
    return [
      mark,
      fill(words.version, { version }),
      beijingMinute(createdAt),
      author,
      base,
      note,
    ].join('  ')
  })
  return { ok: true, lines }
}

async function compareAnswer(
  { store }: DeskParts,
  { org, from, to }: Extract<ConfigQuestion, { command: 'compare' }>,
): Promise<ConfigAnswer> {
  const before = await findVersion(store, org, from)
  const after = await findVersion(store, org, to)
  if (!before || !after) return refuse(noVersion(org, before ? to : from))
  const lines = diffConfiguration(before.documents, after.documents).map(describeChange)
  return { ok: true, lines: lines.length > 0 ? lines : [words.unchanged] }
}

/** Minutes of Beijing time. */
const beijingMinute = (at: Date): string => formatMoment(at.getTime(), 'yyyy-MM-dd HH:mm') ?? ''

async function staffAnswer(
  { store }: DeskParts,
  { org: code, invited, author }: Extract<ConfigQuestion, { command: 'staff' }>,
): Promise<ConfigAnswer> {
  const org = await organisationByCode(store, code)
  if (!org) return refuse(noVersion(code))
  const hosts = await store.txSystemOf(org.orgId, (tx) => listHostsOf(tx, org.orgId))
  try {
    const entering = operatorActivity('inviteStaff', author).over(store)
    const path = await entering.tx(org.orgId, (tx) => inviteStaff(tx, invited, author))
    return { ok: true, lines: [], link: { hosts, path } }
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message)
    throw error
  }
}

async function snapshotAnswer({ store }: DeskParts): Promise<ConfigAnswer> {
  if (!store.snapshot) return refuse(words.onlyEmbedded)
  return { ok: true, lines: [], snapshot: await store.snapshot() }
}
