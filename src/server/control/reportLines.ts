import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/configuration.json' with { type: 'json' }

type Report = Pick<Schema<'ChangeReport'>, 'changes' | 'effects' | 'proofs' | 'tests'>

/**
 * The studio's report in lines, without what the check found: changes that may lose data, effects, proofs with what is
 * wrong, and tests.
 */
export const reportLines = ({ changes, effects, proofs, tests }: Report): string[] => [
  ...changes
    .filter(({ impact }) => impact === 'data')
    .map(({ title, sentence }) => fill(words.report.change, { title, sentence })),
  ...effects.map(({ sentence, isLoss }) =>
    fill(isLoss ? words.report.loss : words.report.effect, { sentence }),
  ),
  ...proofs.flatMap(({ path, title, sentence, findings }) => [
    fill(words.report.proof, { path, title, sentence }),
    ...findings
      .filter(({ severity }) => severity === 'error' || severity === 'open')
      .map(({ severityName, sentence: said }) =>
        fill(words.report.proofFinding, { severityName, sentence: said }),
      ),
  ]),
  ...tests.map(({ path, title, passed, failure = '' }) =>
    fill(passed ? words.report.passed : words.report.failed, { path, title, failure }),
  ),
]
