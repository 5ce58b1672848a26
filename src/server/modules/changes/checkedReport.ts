import type { Schema } from '#contract/calls.ts'
import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { DOCUMENTS } from '#server/modules/configuration/documents/documentSchemas.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { NO_PROOFS } from './proofs/proofsOf.ts'
import { standingAmong } from './standingFindings.ts'
import { documentNamer } from './wording/documentTitle.ts'
import { placeWords } from './wording/placeWords.ts'

/** A report without the fields about the live version. */
export type OwnReport = Omit<Schema<'ChangeReport'>, 'liveVersion' | 'isBehind'>

/** Report of the check alone: no changes are described, no forms are proven and no effects are counted. */
export const checkedReport = (
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
): OwnReport => ({
  ...checkedPart(found, documents),
  ...NO_PROOFS,
  ...{ isLoss: false, changes: [], effects: [] },
})

/**
 * The part of a report that is made of the check's findings.
 * @param before findings in the live documents: warnings among them are not new, and need no confirmation again
 */
export function checkedPart(
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
  before: readonly FileFinding[] = [],
): Pick<OwnReport, 'errors' | 'warnings' | 'newWarnings' | 'findings'> {
  const standing = standingAmong(found, before)
  const findings = findingsInWords(found, documents, standing)
  const news = findings.filter(({ severity, stands }) => severity === 'warning' && !stands)
  const count = (severity: FileFinding['severity']) =>
    found.filter((finding) => finding.severity === severity).length
  return {
    errors: count('error'),
    warnings: count('warning'),
    newWarnings: news.map(({ title, message }) => fill(words.newWarning, { title, message })),
    findings,
  }
}

/** A technical name in parentheses, as it follows a caption. */
const NAME = /（[A-Za-z][\w./-]*）/g

/** Removes technical names from a sentence about a document that has a panel, because staff see captions there. */
const said = (file: string, text: string): string =>
  DOCUMENTS.has(file) ? text.replace(NAME, '') : text

/** Puts findings into words, errors first; `stands` marks those that the live documents have too. */
function findingsInWords(
  found: readonly FileFinding[],
  documents: ConfigurationDocuments,
  standing: ReadonlySet<FileFinding>,
): Schema<'ReportFinding'>[] {
  const nameOf = documentNamer(documents)
  const told = found.map((finding) => {
    const { severity, file, path, message, hint, line, column } = finding
    return {
      ...{ severity, message: said(file, message), line, column, path: file },
      title: nameOf(file).title,
      place: placeWords(
        {
          ...{ path: file, at: pointerSegments(path), isCounted: true },
          text: ownValue(documents, file) ?? '',
        },
        documents,
      ),
      ...(hint === undefined ? {} : { hint: said(file, hint) }),
      ...(standing.has(finding) ? { stands: true } : {}),
    }
  })
  return told.sort((a, b) => a.severity.localeCompare(b.severity))
}
